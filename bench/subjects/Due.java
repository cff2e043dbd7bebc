package subjects;

import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

/** An element of a DelayQueue. */
public final class Due implements Delayed {
  private final int order;
  private final long at;

  public Due(int order, int milliseconds) {
    this.order = order;
    at = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
  }

  @Override
  public int compareTo(Delayed other) {
    return Integer.compare(order, ((Due) other).order);
  }
}
