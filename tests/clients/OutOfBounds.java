// An exception that no order of the calls throws.
// options: --calls 'pop()' --operations 1
// wrong: throws java.lang.ArrayIndexOutOfBoundsException
import java.util.concurrent.atomic.AtomicInteger;

class OutOfBounds {
  private final int[] items = {7, 0};
  private final AtomicInteger used = new AtomicInteger(1);

  int pop() {
    if (used.get() == 0) {
      return -1;
    }
    return items[used.decrementAndGet()];
  }
}

class OutOfBoundsRight {
  private final int[] items = {7, 0};
  private final AtomicInteger used = new AtomicInteger(1);

  synchronized int pop() {
    if (used.get() == 0) {
      return -1;
    }
    return items[used.decrementAndGet()];
  }
}
