// Each pair but one has a lock in common. The writer holds A, the first reader B, main both. So main is kept apart from
// either (0 or 2), but the first reader looks into the middle of the writer's section (0, 1 or 2). Main's look and the
// reader's have nothing to do with each other: all combinations.
//
// outcome: reader 0, main 0
// outcome: reader 0, main 2
// outcome: reader 1, main 0
// outcome: reader 1, main 2
// outcome: reader 2, main 0
// outcome: reader 2, main 2

import weaveproof.Check;

public class LitmusLockPairwise {
  static final Object A = new Object(), B = new Object();
  static int x, byReader, byMain;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      synchronized (A) {
        x = 1;
        x = 2;
      }
    });
    Thread reader = new Thread(() -> {
      synchronized (B) {
        byReader = x;
      }
    });
    writer.start();
    reader.start();
    synchronized (A) {
      synchronized (B) {
        byMain = x;
      }
    }
    writer.join();
    reader.join();
    Check.outcome("reader " + byReader + ", main " + byMain);
  }
}
