package everyday;

import java.util.concurrent.Phaser;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: THREADS PHASES, threads that do each phase together
 */
public class Phases {
  public static void main(String[] args) throws InterruptedException {
    int phases = Integer.parseInt(args[1]);
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    Phaser phaser = new Phaser(threads.length);
    AtomicInteger done = new AtomicInteger();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        for (int phase = 0; phase < phases; ++phase) {
          done.incrementAndGet();
          phaser.arriveAndAwaitAdvance();
          assert done.get() >= (phase + 1) * threads.length;
        }
        phaser.arriveAndDeregister();
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert phaser.isTerminated();
  }
}
