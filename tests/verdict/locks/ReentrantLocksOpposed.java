import java.util.concurrent.locks.ReentrantLock;

/** Opposite orders of two ReentrantLocks: no monitor is involved, both threads are parked. */
public class ReentrantLocksOpposed {
  static void both(ReentrantLock first, ReentrantLock second) {
    first.lock();
    second.lock(); // expect: deadlock
    second.unlock();
    first.unlock();
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock a = new ReentrantLock();
    ReentrantLock b = new ReentrantLock();
    Thread other = new Thread(() -> both(b, a));
    other.start();
    both(a, b);
    other.join();
  }
}
