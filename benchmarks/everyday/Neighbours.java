package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/* everyday: THREADS, each thread puts its own key into a map and looks for its neighbour's
 */
public class Neighbours {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    ConcurrentMap<Integer, Boolean> here = new ConcurrentHashMap<>();
    Boolean[] seen = new Boolean[threads.length];
    for (int i = 0; i < threads.length; ++i) {
      int number = i;
      threads[i] = new Thread(() -> {
        here.put(number, true);
        seen[number] = here.get((number + 1) % seen.length);
      });
      threads[i].start();
    }
    boolean anybody = false;
    for (int i = 0; i < threads.length; ++i) {
      threads[i].join();
      anybody |= seen[i] != null;
    }
    assert anybody;
  }
}
