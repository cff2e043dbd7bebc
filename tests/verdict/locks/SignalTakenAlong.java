import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A waiter that is interrupted and signalled at once goes away with the signal, and the next one waits for ever. */
public class SignalTakenAlong {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final Condition CONDITION = LOCK.newCondition();
  static volatile int waiting;
  static int items;

  static void take() {
    LOCK.lock();
    try {
      ++waiting;
      if (items == 0) CONDITION.await(); // expect: deadlock
      if (Thread.interrupted()) return;
      --items;
    } catch (InterruptedException e) {
      // It was told to stop.
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> take()), second = new Thread(() -> take());
    first.start();
    while (waiting != 1) Thread.yield();
    second.start();
    while (waiting != 2) Thread.yield();
    first.interrupt();
    LOCK.lock();
    ++items;
    CONDITION.signal();
    LOCK.unlock();
    first.join();
    second.join(); // expect: deadlock
  }
}
