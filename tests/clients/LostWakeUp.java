// The notification comes between the look and the wait.
// options: --calls 'release(); acquire()' --operations 1
// wrong: Deadlock

class LostWakeUp {
  private volatile int permits;

  void release() {
    permits++;
    synchronized (this) {
      notify();
    }
  }

  void acquire() throws InterruptedException {
    while (permits == 0) {
      synchronized (this) {
        wait();
      }
    }
    synchronized (this) {
      permits--;
    }
  }
}

class LostWakeUpRight {
  private volatile int permits;

  void release() {
    synchronized (this) {
      permits++;
      notify();
    }
  }

  void acquire() throws InterruptedException {
    synchronized (this) {
      while (permits == 0) {
        wait();
      }
      permits--;
    }
  }
}
