import java.util.concurrent.atomic.AtomicLong;

/** The refill reads and sets: a token that was taken in between is there again. */
public class RateLimiterRefill {
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
    TOKENS.set(Math.min(CAPACITY, TOKENS.get() + 1));
  }

  public static void main(String[] args) throws Exception {
    Thread timer = new Thread(() -> refill());
    timer.start();
    int taken = 0;
    for (int i = 0; i < 2; ++i)
      if (take()) ++taken;
    timer.join();
    assert taken + TOKENS.get() == 2; // expect: assertion
  }
}
