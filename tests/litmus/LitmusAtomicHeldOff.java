// A thread waits for a lock inside an atomic block, behind a write that others have seen. When the lock is free it still has
// to be woken, and until then another thread may take the lock, and keep it.
//
// outcome: barged
// outcome: not
// outcome: deadlock
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusAtomicHeldOff {
  static final ReentrantLock LOCK = new ReentrantLock();
  static volatile int a;

  public static void main(String[] args) {
    LOCK.lock();
    new Thread(() -> Check.atomic(() -> {
      a = 1;
      LOCK.lock();
    })).start();
    new Thread(() -> Check.outcome(a == 1 && LOCK.tryLock() ? "barged" : "not")).start();
    LOCK.unlock();
  }
}
