// Double-checked locking: under sequential consistency it is right even without volatile: one instance, and complete
// when it can be seen.
//
// outcome: same=true value=2

import weaveproof.Check;

public class LitmusDoubleCheckedLocking {
  static LitmusDoubleCheckedLocking instance, a, b;
  int value;

  LitmusDoubleCheckedLocking() {
    value = 1;
    value = 2;
  }

  static LitmusDoubleCheckedLocking get() {
    if (instance == null) {
      synchronized (LitmusDoubleCheckedLocking.class) {
        if (instance == null) instance = new LitmusDoubleCheckedLocking();
      }
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
    Check.outcome("same=" + (a == b) + " value=" + b.value);
  }
}
