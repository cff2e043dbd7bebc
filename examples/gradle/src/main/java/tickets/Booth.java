package tickets;

import java.util.concurrent.atomic.AtomicInteger;

/** Sells tickets, as long as there are any. */
public class Booth {
  private final AtomicInteger left;

  public Booth(int tickets) {
    left = new AtomicInteger(tickets);
  }

  /** Whether there was one. Between the look and the sale, another customer may come. */
  public boolean sell() {
    if (left.get() == 0) {
      return false;
    }
    left.decrementAndGet();
    return true;
  }
}
