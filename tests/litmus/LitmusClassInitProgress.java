// A static initialiser that reports its progress elsewhere: the other thread may see that it has begun, but when it
// touches the class itself, it waits for the end.
//
// outcome: begun=false value=7
// outcome: begun=true value=7

import weaveproof.Check;

public class LitmusClassInitProgress {
  static volatile boolean begun;
  static String seen;

  static class Lazy {
    static int value;

    static {
      begun = true;
      value = 7;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> Lazy.value += 0);
    Thread second = new Thread(() -> {
      boolean looked = begun;
      seen = "begun=" + looked + " value=" + Lazy.value;
    });
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(seen);
  }
}
