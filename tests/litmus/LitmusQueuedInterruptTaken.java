// A thread that waits in lock() takes an interrupt away until it has the lock. Main lets the lock go first, and interrupts
// then: the other may stand in the queue still, or have the lock, or not have called.
//
// outcome: interrupted true
// outcome: interrupted false
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusQueuedInterruptTaken {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Thread other = new Thread(lock::lock);
    lock.lock();
    other.start();
    lock.unlock();
    other.interrupt();
    boolean seen = other.isInterrupted();
    if (other.isAlive()) Check.outcome("interrupted " + seen); // an ended thread is not interrupted
  }
}
