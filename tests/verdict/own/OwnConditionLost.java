import java.util.concurrent.locks.Condition;

/** A thing is put for each of two, but only the first is told of. */
public class OwnConditionLost {
  static final OwnMutex MUTEX = new OwnMutex();
  static final Condition CHANGED = MUTEX.newCondition();
  static int things;

  static void take() {
    MUTEX.lock();
    while (things == 0) CHANGED.awaitUninterruptibly(); // expect: deadlock
    things--;
    MUTEX.unlock();
  }

  static void put() {
    MUTEX.lock();
    if (things++ == 0) CHANGED.signal();
    MUTEX.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(OwnConditionLost::take), second = new Thread(OwnConditionLost::take);
    first.start();
    second.start();
    put();
    put();
    first.join();
    second.join();
  }
}
