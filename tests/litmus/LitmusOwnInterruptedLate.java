// A thread waits for a gate of the program's own, which is opened before the thread is interrupted. It is through when the interrupt
// comes (the flag is not set yet when it looks, or is), or is interrupted while it is on its way: be it that it stands at the gate
// and has not noticed that it is open, or that it has not come to it yet.
//
// outcome: through, flag false
// outcome: through, flag true
// outcome: interrupted, flag false
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import weaveproof.Check;

public class LitmusOwnInterruptedLate {
  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 0 ? -1 : 1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Gate gate = new Gate();
    Thread waiter = new Thread(() -> {
      String end = "through";
      try {
        gate.acquireSharedInterruptibly(1);
      } catch (InterruptedException interrupted) {
        end = "interrupted";
      }
      Check.outcome(end + ", flag " + Thread.currentThread().isInterrupted());
    });
    waiter.start();
    gate.releaseShared(1);
    waiter.interrupt();
  }
}
