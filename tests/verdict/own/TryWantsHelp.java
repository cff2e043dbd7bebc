import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A try that asks for what it needs when it fails; somebody looks whether it was asked. */
public class TryWantsHelp {
  static class Gate extends AbstractQueuedSynchronizer {
    volatile boolean asked;

    @Override
    protected int tryAcquireShared(int ignored) {
      if (getState() != 0) return 1;
      asked = true;
      return -1;
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
    assert !gate.asked; // expect: assertion
    gate.releaseShared(1);
  }
}
