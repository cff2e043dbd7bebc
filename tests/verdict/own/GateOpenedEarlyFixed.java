import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** Two threads wait at a gate, which is opened when what they need is there. */
public class GateOpenedEarlyFixed { // expect: no-violation
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
    assert value == 1;
  }

  public static void main(String[] args) {
    new Thread(GateOpenedEarlyFixed::pass).start();
    new Thread(GateOpenedEarlyFixed::pass).start();
    value = 1;
    GATE.releaseShared(1);
  }
}
