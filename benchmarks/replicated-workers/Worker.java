package replicatedworkers;

/** Takes an interval; either its area is good enough, or it goes back as two. */
class Worker extends Thread {
  private final WorkPool pool;
  private final ResultPool results;
  private final Barrier barrier;
  private final Quadrature quadrature;

  Worker(String name, WorkPool pool, ResultPool results, Barrier barrier, Quadrature quadrature) {
    super(name);
    this.pool = pool;
    this.results = results;
    this.barrier = barrier;
    this.quadrature = quadrature;
  }

  @Override
  public void run() {
    try {
      barrier.await();
      Interval interval;
      while ((interval = pool.take()) != null) {
        work(interval);
      }
      barrier.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void work(Interval interval) throws InterruptedException {
    if (quadrature.isFineEnough(interval)) {
      results.add(quadrature.area(interval));
    } else {
      for (Interval half : interval.split(2)) {
        pool.add(half);
      }
    }
  }
}
