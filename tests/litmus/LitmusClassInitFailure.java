// A static initialiser that throws: the thread that ran it gets ExceptionInInitializerError, everybody else, waiting or
// later, NoClassDefFoundError. It is not tried again.
//
// outcome: ExceptionInInitializerError NoClassDefFoundError runs 1
// outcome: NoClassDefFoundError ExceptionInInitializerError runs 1
//
// sanitize: yes

import weaveproof.Check;

public class LitmusClassInitFailure {
  static volatile int runs;
  static String a, b;

  static class Broken {
    static int value = fail();

    static int fail() {
      runs++;
      throw new IllegalStateException();
    }
  }

  static String attempt() {
    try {
      return "value " + Broken.value;
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return e instanceof ExceptionInInitializerError ? "ExceptionInInitializerError" : "NoClassDefFoundError";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = attempt());
    Thread second = new Thread(() -> b = attempt());
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(a + " " + b + " runs " + runs);
  }
}
