package replicatedworkers;

class Semaphore {
  private int permits;

  Semaphore(int permits) {
    this.permits = permits;
  }

  synchronized void acquire() throws InterruptedException {
    while (permits == 0) {
      wait();
    }
    permits--;
  }

  synchronized void release() {
    permits++;
    notify();
  }
}
