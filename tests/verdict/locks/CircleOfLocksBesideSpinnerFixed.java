import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** The locks are always taken in the same order. */
public class CircleOfLocksBesideSpinnerFixed { // expect: no-violation
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
  static volatile boolean done;

  static void both() {
    lock.lock();
    table.writeLock().lock();
    table.writeLock().unlock();
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      both();
      done = true;
    }).start();
    Thread spinner = new Thread(() -> {
      while (!done) Thread.onSpinWait();
    });
    spinner.start();
    both();
  }
}
