package tickets;

import java.util.concurrent.atomic.AtomicInteger;

/** Sells tickets while there are any. */
public class Booth {
  private final AtomicInteger left;

  public Booth(int tickets) {
    left = new AtomicInteger(tickets);
  }

  /** Whether there was a ticket. Another customer may buy it between the test and the sale. */
  public boolean sell() {
    if (left.get() == 0) {
      return false;
    }
    left.decrementAndGet();
    return true;
  }
}
