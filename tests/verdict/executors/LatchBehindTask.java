import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The first task waits for a latch that the second would count down, on one thread. */
public class LatchBehindTask {
  static final ExecutorService POOL = Executors.newFixedThreadPool(1);
  static final CountDownLatch LATCH = new CountDownLatch(1);

  public static void main(String[] args) throws Exception {
    POOL.submit(() -> {
      LATCH.await(); // expect: deadlock
      return null;
    });
    POOL.submit(() -> LATCH.countDown());
    POOL.shutdown();
  }
}
