package lostnotify;

/** Counts the runners who have arrived; the starter waits here before the next heat. */
class FinishLine {
  private int arrived;

  synchronized void cross() {
    arrived = arrived + 1;
    notifyAll();
  }

  synchronized void awaitArrivals(int count) throws InterruptedException {
    while (arrived < count) {
      wait();
    }
  }

  synchronized int arrived() {
    return arrived;
  }
}
