package replicatedworkers;

/**
 * A stack of intervals, and the number of workers that have none. The work is done when the pool is empty and all
 * workers are idle: nobody is left who could add something.
 */
abstract class WorkPool {
  private final int workers;
  private int idle;
  private Node top;

  private record Node(Interval interval, Node below) {}

  WorkPool(int workers) {
    this.workers = workers;
  }

  synchronized void add(Interval interval) {
    top = new Node(interval, top);
    notifyAll();
  }

  /** The next interval for a worker that has none; null when all work is done. */
  abstract Interval take() throws InterruptedException;

  // The steps that take is made of. Each is called with the monitor held.

  protected final void becomeIdle() {
    idle++;
    if (isDone()) {
      notifyAll();
    }
  }

  protected final boolean isDone() {
    return top == null && idle == workers;
  }

  protected final Interval poll() {
    if (top == null) {
      return null;
    }
    Node taken = top;
    top = taken.below;
    idle--;
    return taken.interval;
  }
}
