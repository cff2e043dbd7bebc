package qsortmt;

/** Which threads have nothing to do. */
abstract class Pool {
  protected final Sorter[] sorters;
  private final boolean[] idle;
  private int idleCount;
  private Quicksort quicksort;

  Pool(int threads) {
    sorters = new Sorter[threads];
    idle = new boolean[threads];
    idleCount = threads;
    for (int i = 0; i < threads; i++) {
      sorters[i] = new Sorter("sorter " + i, this);
      idle[i] = true;
    }
  }

  /** A thread that now waits for a piece from the caller, or null when all have work. */
  abstract Sorter claimIdle();

  protected final synchronized boolean isIdle(int number) {
    return idle[number];
  }

  protected final synchronized void claim(int number) {
    idle[number] = false;
    idleCount--;
  }

  synchronized void becomeIdle(Sorter sorter) {
    for (int i = 0; i < sorters.length; i++) {
      if (sorters[i] == sorter) {
        idle[i] = true;
      }
    }
    idleCount++;
    if (idleCount == sorters.length) {
      notifyAll();
    }
  }

  synchronized void awaitAllIdle() throws InterruptedException {
    while (idleCount < sorters.length) {
      wait();
    }
  }

  Quicksort quicksort() {
    return quicksort;
  }

  void start(Quicksort work) {
    quicksort = work;
    for (Sorter sorter : sorters) {
      sorter.start();
    }
  }

  void stop() throws InterruptedException {
    for (Sorter sorter : sorters) {
      sorter.finish();
    }
    for (Sorter sorter : sorters) {
      sorter.join();
    }
  }
}
