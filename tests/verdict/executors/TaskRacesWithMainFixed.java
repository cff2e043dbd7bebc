import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** main goes on when get() has returned. */
public class TaskRacesWithMainFixed { // expect: no-violation
  static int count;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    Future<?> task = pool.submit(() -> {
      count++;
    });
    task.get();
    count++;
    assert count == 2;
  }
}
