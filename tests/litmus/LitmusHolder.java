// The holder idiom: a lazily made instance without a lock. Both threads get the same complete object.
//
// outcome: same=true value=42

import weaveproof.Check;

public class LitmusHolder {
  static LitmusHolder a, b;
  int value;

  LitmusHolder() {
    value = 41;
    value++;
  }

  static class Holder {
    static final LitmusHolder INSTANCE = new LitmusHolder();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = Holder.INSTANCE);
    Thread second = new Thread(() -> b = Holder.INSTANCE);
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("same=" + (a == b) + " value=" + a.value);
  }
}
