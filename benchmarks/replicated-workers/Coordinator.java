package replicatedworkers;

/** Hands out the first intervals and collects the result; meets the workers at the barrier before and afterwards. */
class Coordinator {
  private final WorkPool pool;
  private final ResultPool results;
  private final Barrier barrier;

  Coordinator(WorkPool pool, ResultPool results, Barrier barrier) {
    this.pool = pool;
    this.results = results;
    this.barrier = barrier;
  }

  long integrate(Interval whole, int intervals) throws InterruptedException {
    for (Interval interval : whole.split(intervals)) {
      pool.add(interval);
    }
    barrier.await();
    barrier.await();
    return results.drain();
  }
}
