package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: THREADS, a cache of futures: who comes first computes, the others wait for it
 */
public class Memoizer {
  private static final ConcurrentMap<Integer, Future<Integer>> CACHE = new ConcurrentHashMap<>();
  private static final AtomicInteger COMPUTED = new AtomicInteger();

  private static int square(int number) throws Exception {
    Future<Integer> known = CACHE.get(number);
    if (known == null) {
      FutureTask<Integer> task = new FutureTask<>(() -> {
        COMPUTED.incrementAndGet();
        return number * number;
      });
      known = CACHE.putIfAbsent(number, task);
      if (known == null) {
        known = task;
        task.run();
      }
    }
    return known.get();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        try {
          int nine = square(3);
          assert nine == 9;
        } catch (Exception unexpected) {
          throw new AssertionError(unexpected);
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert COMPUTED.get() == 1;
  }
}
