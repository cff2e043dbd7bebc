import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * A gate whose try returns 0, as if no other thread could pass. By the documentation the next one need not be told then; this
 * version of the library tells it nevertheless.
 */
public class SharedTryReturnsZero { // expect: no-violation
  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 0 ? -1 : 0;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  public static void main(String[] args) {
    Gate gate = new Gate();
    new Thread(() -> gate.acquireShared(1)).start();
    new Thread(() -> gate.acquireShared(1)).start();
    gate.releaseShared(1);
  }
}
