import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The exception is expected, and its cause is known. */
public class TaskFailsAtGetFixed { // expect: no-violation
  static volatile int divisor;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    Future<Integer> quotient = pool.submit(() -> 10 / divisor);
    divisor = 5;
    try {
      assert quotient.get() == 2;
    } catch (ExecutionException e) {
      assert e.getCause() instanceof ArithmeticException;
    }
  }
}
