import java.util.concurrent.locks.LockSupport;

/** RTXC: a call of wait, join and the like goes. */
class Rtxc {
  private boolean done;

  synchronized void all(Thread other) {
    try {
      while (!done) wait();
      other.join(100);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (done) notifyAll();
    else notify();
    LockSupport.unpark(other);
    Thread.yield();
    Runnable later = () -> Thread.yield();
    other.start();
  }
}
