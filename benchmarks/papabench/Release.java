package papabench;

/** Where a task waits for its next period, and the executive for the task. */
class Release {
  private static final int RUNNING = 0;
  private static final int READY = 1;
  private static final int STOPPED = 2;

  private int state = RUNNING;

  /** By the task: has finished its cycle. False when there will be no other one. */
  synchronized boolean awaitNext() throws InterruptedException {
    state = READY;
    notifyAll();
    while (state == READY) {
      wait();
    }
    return state == RUNNING;
  }

  /** By the executive, for a task that is ready. */
  synchronized void fire() {
    state = RUNNING;
    notifyAll();
  }

  synchronized void awaitReady() throws InterruptedException {
    while (state != READY) {
      wait();
    }
  }

  synchronized void stop() {
    state = STOPPED;
    notifyAll();
  }
}
