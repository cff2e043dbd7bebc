// Two permits. The writer takes both at once, a reader one: a reader is never inside with the writer, two readers may
// be. Main reads 0 or 2; and because the other reader keeps its permit for good when it comes before the writer, the
// writer may wait for ever.
//
// The other reader before the writer: the writer never gets two permits, and main reads 0. Behind it: the writer is
// through, main before (0) or behind it (2).
//
// outcome: main 0
// outcome: main 2
// outcome: deadlock

import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusSemaphoreTwoAtOnce {
  static final Semaphore PERMITS = new Semaphore(2);
  static volatile int x;

  public static void main(String[] args) {
    new Thread(PERMITS::tryAcquire).start();
    new Thread(() -> {
      PERMITS.acquireUninterruptibly(2);
      x = 1;
      x = 2;
      PERMITS.release(2);
    }).start();
    PERMITS.acquireUninterruptibly();
    Check.outcome("main " + x);
    PERMITS.release();
  }
}
