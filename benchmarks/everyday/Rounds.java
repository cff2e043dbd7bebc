package everyday;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: THREADS ROUNDS, rounds of a computation with a barrier behind each
 */
public class Rounds {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    int rounds = Integer.parseInt(args[1]);
    AtomicInteger work = new AtomicInteger();
    AtomicInteger finished = new AtomicInteger();
    CyclicBarrier barrier = new CyclicBarrier(threads.length, finished::incrementAndGet);
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        try {
          for (int round = 1; round <= rounds; ++round) {
            work.incrementAndGet();
            barrier.await();
            assert work.get() >= round * threads.length;
          }
        } catch (InterruptedException | BrokenBarrierException unexpected) {
          throw new AssertionError(unexpected);
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert finished.get() == rounds;
  }
}
