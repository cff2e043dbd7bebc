import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/** A gate that is closed again by its state alone: nobody has to be told of that. */
public class GateClosed { // expect: no-violation
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

    void close() {
      setState(0);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Gate gate = new Gate();
    Thread first = new Thread(() -> gate.acquireShared(1)), second = new Thread(() -> gate.acquireShared(1));
    first.start();
    second.start();
    gate.releaseShared(1);
    first.join();
    gate.close();
    gate.releaseShared(1);
    second.join();
  }
}
