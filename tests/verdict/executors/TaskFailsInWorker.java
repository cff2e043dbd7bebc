import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What a task given to execute() throws ends the worker. */
public class TaskFailsInWorker {
  static volatile boolean prepared;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newCachedThreadPool();
    pool.execute(() -> {
      if (!prepared) throw new IllegalStateException("too early"); // expect: exception java.lang.IllegalStateException
    });
    prepared = true;
  }
}
