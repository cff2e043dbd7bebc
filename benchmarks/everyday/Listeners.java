package everyday;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: LISTENERS, listeners who come while an event is sent to all that are there
 */
public class Listeners {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    AtomicInteger heard = new AtomicInteger();
    List<Runnable> listeners = new CopyOnWriteArrayList<>();
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> listeners.add(heard::incrementAndGet));
      threads[i].start();
    }
    for (Runnable listener : listeners) {
      listener.run();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert heard.get() <= threads.length && listeners.size() == threads.length;
  }
}
