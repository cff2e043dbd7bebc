import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** main goes on counting while its task counts. */
public class TaskRacesWithMain {
  static int count;

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newCachedThreadPool();
    Future<?> task = pool.submit(() -> {
      count++;
    });
    count++;
    task.get();
    assert count == 2; // expect: assertion
  }
}
