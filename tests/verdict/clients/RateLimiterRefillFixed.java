import java.util.concurrent.atomic.AtomicLong;

/** The refill is one update. */
public class RateLimiterRefillFixed { // expect: no-violation
  static final long CAPACITY = 5;
  static final AtomicLong TOKENS = new AtomicLong(1);

  static boolean take() {
    for (;;) {
      long tokens = TOKENS.get();
      if (tokens == 0) return false;
      if (TOKENS.compareAndSet(tokens, tokens - 1)) return true;
    }
  }

  static void refill() {
    TOKENS.updateAndGet(tokens -> Math.min(CAPACITY, tokens + 1));
  }

  public static void main(String[] args) throws Exception {
    Thread timer = new Thread(() -> refill());
    timer.start();
    int taken = 0;
    for (int i = 0; i < 2; ++i)
      if (take()) ++taken;
    timer.join();
    assert taken + TOKENS.get() == 2;
  }
}
