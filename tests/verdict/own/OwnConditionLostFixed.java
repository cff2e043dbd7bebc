import java.util.concurrent.locks.Condition;

/** A thing is put for each of two, and each is told. */
public class OwnConditionLostFixed { // expect: no-violation
  static final OwnMutex MUTEX = new OwnMutex();
  static final Condition CHANGED = MUTEX.newCondition();
  static int things;

  static void take() {
    MUTEX.lock();
    while (things == 0) CHANGED.awaitUninterruptibly();
    things--;
    MUTEX.unlock();
  }

  static void put() {
    MUTEX.lock();
    things++;
    CHANGED.signal();
    MUTEX.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(OwnConditionLostFixed::take), second = new Thread(OwnConditionLostFixed::take);
    first.start();
    second.start();
    put();
    put();
    first.join();
    second.join();
  }
}
