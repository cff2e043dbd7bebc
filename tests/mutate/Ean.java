import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;

/** EAN: an atomic call becomes a get and a set. */
class Ean<T> {
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicLong total = new AtomicLong();
  private final AtomicReference<T> top = new AtomicReference<>();
  private final AtomicIntegerArray cells = new AtomicIntegerArray(2);
  private final AtomicMarkableReference<String> marked = new AtomicMarkableReference<>(null, false);

  boolean all(T item) {
    count.incrementAndGet();
    long sum = total.addAndGet(count.get()) + cells.getAndAdd(1, 2);
    top.getAndUpdate(old -> old == null ? item : old);
    return top.compareAndSet(null, item) && marked.compareAndSet(null, "a", false, sum > 0);
  }

  final class Inner {
    int swap() {
      return count.getAndSet(7);
    }
  }
}
