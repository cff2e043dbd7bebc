import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Two threads wait at a gate, which is opened before what they need is there. */
public class GateOpenedEarly {
  static class Gate extends AbstractQueuedSynchronizer {
    boolean isOpen() {
      return getState() != 0;
    }

    @Override
    protected int tryAcquireShared(int ignored) {
      return isOpen() ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int ignored) {
      setState(1);
      return true;
    }
  }

  static final Gate GATE = new Gate();
  static int value;

  static void pass() {
    GATE.acquireShared(1);
    assert value == 1; // expect: assertion
  }

  public static void main(String[] args) {
    new Thread(GateOpenedEarly::pass).start();
    new Thread(GateOpenedEarly::pass).start();
    GATE.releaseShared(1);
    value = 1;
  }
}
