import java.util.concurrent.locks.AbstractOwnableSynchronizer;

/** A synchronizer that tells its owner to everybody: it changes between two looks. */
public class OwnerOfOwnSynchronizer {
  static class Told extends AbstractOwnableSynchronizer {
    void take() {
      setExclusiveOwnerThread(Thread.currentThread());
    }

    Thread owner() {
      return getExclusiveOwnerThread();
    }
  }

  public static void main(String[] args) {
    Told told = new Told();
    new Thread(told::take).start();
    Thread first = told.owner();
    assert first == told.owner(); // expect: assertion
  }
}
