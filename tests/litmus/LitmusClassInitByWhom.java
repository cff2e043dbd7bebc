// Two classes that do not need each other, used by two threads in opposite order. Each class is initialised by who
// comes first.
//
// The first thread begins with Left, the second with Right. Each may do one; or one of them does both, before the other
// begins. That Left is the second's and Right the first's is impossible: each would have found its own first class
// taken, by a thread that comes to it only behind its own.
//
// outcome: left by first, right by second
// outcome: left by first, right by first
// outcome: left by second, right by second

import weaveproof.Check;

public class LitmusClassInitByWhom {
  static class Left {
    static final String BY = Thread.currentThread().getName();
  }

  static class Right {
    static final String BY = Thread.currentThread().getName();
  }

  static String left, right;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      left = Left.BY;
      right = Right.BY;
    }, "first");
    Thread second = new Thread(() -> {
      right = Right.BY;
      left = Left.BY;
    }, "second");
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome("left by " + left + ", right by " + right);
  }
}
