import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A gate for one thread after the other: the first that was let through tells nobody that it is still open. */
public class GateForOneAlone {
  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int ignored) {
      return getState() != 0;
    }

    @Override
    protected boolean tryRelease(int ignored) {
      setState(1);
      return true;
    }
  }

  public static void main(String[] args) {
    Gate gate = new Gate();
    new Thread(() -> gate.acquire(1)).start(); // expect: deadlock
    new Thread(() -> gate.acquire(1)).start(); // expect: deadlock
    gate.release(1);
  }
}
