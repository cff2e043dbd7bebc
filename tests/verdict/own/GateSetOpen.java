import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** The gate is opened by its state alone: who waits already is not told. */
public class GateSetOpen {
  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 0 ? -1 : 1;
    }

    void open() {
      setState(1);
    }
  }

  public static void main(String[] args) {
    Gate gate = new Gate();
    new Thread(gate::open).start();
    gate.acquireShared(1); // expect: deadlock
  }
}
