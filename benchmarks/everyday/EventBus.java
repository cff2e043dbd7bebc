package everyday;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.List;

/* everyday: THREADS, listeners by topic, which subscribe while others publish
 */
public class EventBus {
  private static final ConcurrentMap<String, List<Runnable>> LISTENERS = new ConcurrentHashMap<>();

  private static void publish(String topic) {
    for (Runnable listener : LISTENERS.getOrDefault(topic, List.of())) {
      listener.run();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    AtomicInteger heard = new AtomicInteger();
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    for (int i = 0; i < threads.length; ++i) {
      threads[i] = new Thread(() -> {
        LISTENERS.computeIfAbsent("news", topic -> new CopyOnWriteArrayList<>()).add(heard::incrementAndGet);
        publish("news");
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert heard.get() >= threads.length;
  }
}
