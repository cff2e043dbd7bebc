// What others do after a block of Verify.beginAtomic that waits for ever is not lost: it is what they do before it. A third
// thread has to be seen with all that it does, although behind the block it does nothing.
//
// The block waits for a permit which main gives last. If it begins before, that is the end, whatever has been seen: the
// outcomes are told before the permit is given, each of them on a schedule of its own in which the block waits, or not.
// So y is seen as 0 or 1, with the block done or without.
//
// outcome: y=0
// outcome: y=1
// outcome: y=0, done
// outcome: y=1, done
// outcome: deadlock

import gov.nasa.jpf.vm.Verify;
import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusAtomicAloneLater {
  static final Semaphore PERMITS = new Semaphore(0);
  static volatile int y;

  public static void main(String[] args) throws InterruptedException {
    Thread block = new Thread(() -> {
      Verify.beginAtomic();
      PERMITS.acquireUninterruptibly();
      Verify.endAtomic();
    });
    block.start();
    new Thread(() -> y = 1).start();
    Check.outcome("y=" + y);
    PERMITS.release();
    block.join();
    Check.outcome("y=" + y + ", done");
  }
}
