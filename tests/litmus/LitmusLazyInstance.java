// A lazily made instance with nothing to protect it: both threads may find null and make one each. The second store
// wins, but each thread keeps what it read back: the same instance if its read comes behind both stores, else another.
//
// Made 1: same. Made 2: a thread stores and reads back; if the other's store falls between, both have the second one.
//
// outcome: made 1 same=true
// outcome: made 2 same=true
// outcome: made 2 same=false

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusLazyInstance {
  static final AtomicInteger MADE = new AtomicInteger();
  static Object instance, a, b;

  static Object get() {
    if (instance == null) {
      MADE.incrementAndGet();
      instance = new Object();
    }
    return instance;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = get());
    Thread second = new Thread(() -> b = get());
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("made " + MADE + " same=" + (a == b));
  }
}
