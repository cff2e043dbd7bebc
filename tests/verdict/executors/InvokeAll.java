import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** invokeAll returns when all tasks are done. */
public class InvokeAll { // expect: no-violation
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    List<Future<Integer>> results = pool.invokeAll(List.of(() -> 1, () -> 2));
    assert results.get(0).isDone() && results.get(1).isDone();
    assert results.get(0).get() + results.get(1).get() == 3;
    pool.shutdown();
  }
}
