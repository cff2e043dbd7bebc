// An atomic block calls a synchronized method that another thread leaves by an exception. The other thread may be in the method when
// the block comes to it; then the block waits, standing at 1.
//
// outcome: 0
// outcome: 1
// outcome: 3
//
// sanitize: yes

import weaveproof.Check;

public class LitmusAtomicMethodThrows {
  static volatile int x;

  static synchronized void fail() {
    throw new IllegalStateException();
  }

  static void tryIt() {
    try {
      fail();
    } catch (IllegalStateException expected) {
    }
  }

  public static void main(String[] args) {
    new Thread(LitmusAtomicMethodThrows::tryIt).start();
    new Thread(() -> Check.outcome("" + x)).start();
    Check.atomic(() -> {
      x = 1;
      tryIt();
      x = 3;
    });
  }
}
