package everyday;

import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;

/* everyday: THREADS, each thread puts one key into a sorted map
 */
public class SkipList {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    ConcurrentNavigableMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
    for (int i = 0; i < threads.length; ++i) {
      int number = i;
      threads[i] = new Thread(() -> sorted.put(number, number));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    for (int i = 0; i < threads.length; ++i) {
      assert sorted.get(i) == i;
    }
  }
}
