import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;

/** MXC: a semaphore, latch or barrier counts one more or one less. */
class Mxc {
  private final Semaphore permits = new Semaphore(2, true);
  private final CyclicBarrier barrier = new CyclicBarrier(1);
  private final CountDownLatch latch;

  Mxc(int threads) {
    latch = new CountDownLatch(threads * 2);
  }
}
