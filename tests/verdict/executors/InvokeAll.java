import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll returns when the task is done, whether it fails or not. */
public class InvokeAll { // expect: no-violation
  static volatile int divisor;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    List<Future<Integer>> results = pool.invokeAll(List.of(() -> 10 / divisor));
    assert results.get(0).isDone();
  }
}
