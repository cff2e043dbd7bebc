package everyday;

import java.util.concurrent.atomic.LongAdder;

/* everyday: THREADS ROUNDS, a counter that many threads increment, read in the end
 */
public class Adder {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    int rounds = Integer.parseInt(args[1]);
    LongAdder hits = new LongAdder();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        for (int round = 0; round < rounds; ++round) {
          hits.increment();
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert hits.sum() == (long) threads.length * rounds;
  }
}
