package replicatedworkers;

class HastyPool extends WorkPool {
  HastyPool(int workers) {
    super(workers);
  }

  @Override
  Interval take() throws InterruptedException {
    synchronized (this) {
      becomeIdle();
    }
    while (true) {
      synchronized (this) {
        Interval interval = poll();
        if (interval != null || isDone()) {
          return interval;
        }
      }
      // bug: whoever becomes idle here, as the last one, wakes nobody
      synchronized (this) {
        wait();
      }
    }
  }
}
