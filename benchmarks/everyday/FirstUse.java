package everyday;

import java.util.concurrent.atomic.AtomicReference;

/* everyday: THREADS, a value made by whoever needs it first, the same for all
 */
public class FirstUse {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    Object[] seen = new Object[threads.length];
    AtomicReference<Object> value = new AtomicReference<>();
    for (int i = 0; i < threads.length; ++i) {
      int number = i;
      threads[i] = new Thread(() -> {
        if (value.get() == null) {
          value.compareAndSet(null, new Object());
        }
        seen[number] = value.get();
      });
      threads[i].start();
    }
    for (int i = 0; i < threads.length; ++i) {
      threads[i].join();
      assert seen[i] != null && seen[i] == value.get();
    }
  }
}
