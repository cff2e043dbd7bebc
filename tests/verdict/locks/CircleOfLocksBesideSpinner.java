import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Two threads wait for each other's lock for ever, while a third one spins: the program never stands still. */
public class CircleOfLocksBesideSpinner {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      lock.lock();
      table.writeLock().lock(); // expect: deadlock
      table.writeLock().unlock();
      lock.unlock();
      done = true;
    }).start();
    Thread spinner = new Thread(() -> {
      while (!done) Thread.onSpinWait();
    });
    spinner.start();
    table.writeLock().lock();
    lock.lock();
    lock.unlock();
    table.writeLock().unlock();
  }
}
