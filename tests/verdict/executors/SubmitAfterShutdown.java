import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A task adds a task; the pool may be shut down already. */
public class SubmitAfterShutdown {
  static final ExecutorService POOL = Executors.newFixedThreadPool(1);

  public static void main(String[] args) {
    POOL.execute(() -> {
      POOL.execute(() -> {}); // expect: exception java.util.concurrent.RejectedExecutionException
    });
    POOL.shutdown();
  }
}
