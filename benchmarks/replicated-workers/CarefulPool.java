package replicatedworkers;

class CarefulPool extends WorkPool {
  CarefulPool(int workers) {
    super(workers);
  }

  @Override
  synchronized Interval take() throws InterruptedException {
    becomeIdle();
    while (true) {
      Interval interval = poll();
      if (interval != null || isDone()) {
        return interval;
      }
      wait();
    }
  }
}
