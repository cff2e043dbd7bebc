import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** What a submitted task throws comes out of get(). */
public class TaskFailsAtGet {
  static volatile int divisor;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    Future<Integer> quotient = pool.submit(() -> 10 / divisor);
    divisor = 5;
    quotient.get(); // expect: exception java.util.concurrent.ExecutionException
  }
}
