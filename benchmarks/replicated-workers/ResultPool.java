package replicatedworkers;

/** The sum of all areas so far, behind a semaphore that is used as a lock. */
class ResultPool {
  private final Semaphore access = new Semaphore(1);
  private long sum;
  private int results;

  void add(long area) throws InterruptedException {
    access.acquire();
    sum += area;
    results++;
    access.release();
  }

  /** The sum; the pool is empty again afterwards. */
  long drain() throws InterruptedException {
    access.acquire();
    long drained = sum;
    sum = 0;
    results = 0;
    access.release();
    return drained;
  }
}
