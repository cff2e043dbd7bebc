import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** RAT: an atomic field becomes a plain one. */
class Rat {
  private final AtomicInteger count = new AtomicInteger(3);
  private static AtomicBoolean taken;
  final AtomicReference<Rat> next = new AtomicReference<>();
  private final AtomicInteger first = new AtomicInteger(), second = new AtomicInteger(); // they are declared together
  private final AtomicInteger shown = new AtomicInteger(); // it is used as an object

  Rat() {
    taken = new AtomicBoolean(true);
  }

  boolean all(Rat other) {
    count.set(count.get() + 1);
    Runnable later = () -> count.incrementAndGet();
    int sum = -count.decrementAndGet() + count.addAndGet(2) - count.getAndAdd(count.get());
    taken.compareAndSet(false, true);
    if (sum > 0) taken.compareAndSet(true, false);
    else taken.set(true);
    System.out.println(shown);
    return other.next.compareAndSet(null, this) || this.next.getAndSet(other) == null;
  }
}
