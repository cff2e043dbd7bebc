import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * A defect of ThreadPoolExecutor: the first execute counts a thread that it is about to make. The second one sees the count, puts its task
 * into the queue, and returns. Then the pool is shut down. So the first execute makes no thread and discards its task. The second task
 * was accepted, but no thread is left that could run it, and the pool never ends.
 */
public class TaskLeftToNoThread {
  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(),
        new ThreadPoolExecutor.DiscardPolicy());
    Thread giver = new Thread(() -> pool.execute(() -> {}));
    giver.start();
    Thread other = new Thread(() -> pool.execute(() -> {}));
    other.start();
    pool.shutdown();
    pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS); // expect: deadlock
  }
}
