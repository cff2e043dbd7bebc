import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** One worker, one place in the queue, three tasks: the third may be refused. */
public class QueueOfPoolFull {
  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
    pool.execute(() -> {});
    pool.execute(() -> {});
    pool.execute(() -> {}); // expect: exception java.util.concurrent.RejectedExecutionException
    pool.shutdown();
  }
}
