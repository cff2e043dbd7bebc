// To wait for a class is not interruptible: the interrupt stays pending, whether it comes before, while or behind the
// wait. Here the initialiser itself, run by either thread, gives it to the second one.
//
// The second thread looks before it uses the class, and afterwards: not yet or already interrupted, and interrupted for
// certain.
//
// outcome: before false after true
// outcome: before true after true

import weaveproof.Check;

public class LitmusClassInitInterrupted {
  static Thread second;

  static class Lazy {
    static int value;

    static {
      second.interrupt();
      value = 7;
    }
  }

  public static void main(String[] args) {
    second = new Thread(() -> {
      boolean before = Thread.currentThread().isInterrupted();
      if (Lazy.value == 7) Check.outcome("before " + before + " after " + Thread.currentThread().isInterrupted());
    });
    second.start();
    Lazy.value += 0;
  }
}
