// A thread that waits in acquireUninterruptibly() takes an interrupt away until it has its permit.
//
// outcome: interrupted true
// outcome: interrupted false
import java.util.concurrent.Semaphore;
import weaveproof.Check;

public class LitmusQueuedInterruptTakenSemaphore {
  public static void main(String[] args) {
    Semaphore lock = new Semaphore(0);
    Thread other = new Thread(lock::acquireUninterruptibly);
    other.start();
    lock.release();
    other.interrupt();
    boolean seen = other.isInterrupted();
    if (other.isAlive()) Check.outcome("interrupted " + seen); // an ended thread is not interrupted
  }
}
