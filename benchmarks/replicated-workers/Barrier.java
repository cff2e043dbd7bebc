package replicatedworkers;

/** In two phases: all come in before one may leave, and all have left before one may come in again. */
class Barrier {
  private final int parties;
  private int inside;
  private boolean leaving;

  Barrier(int parties) {
    this.parties = parties;
  }

  synchronized void await() throws InterruptedException {
    while (leaving) {
      wait();
    }
    inside++;
    if (inside == parties) {
      leaving = true;
      notifyAll();
    }
    while (!leaving) {
      wait();
    }
    inside--;
    if (inside == 0) {
      leaving = false;
      notifyAll();
    }
  }
}
