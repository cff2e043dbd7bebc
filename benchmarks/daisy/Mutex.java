package daisy;

/** A lock that is held across several calls. Not reentrant. */
class Mutex {
  private Thread owner;

  synchronized void acquire() {
    while (owner != null) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    owner = Thread.currentThread();
  }

  synchronized void release() {
    if (owner != Thread.currentThread()) {
      throw new IllegalMonitorStateException("released by a thread that does not hold it");
    }
    owner = null;
    notify();
  }
}
