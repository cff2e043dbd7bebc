package clean;

/** Counts signals, so that a task can tell whether the one that it needs has come already. */
abstract class Event {
  protected volatile int count;

  int count() {
    return count;
  }

  synchronized void signal() {
    count = count + 1;
    notifyAll();
  }

  /** Returns once there were at least so many signals. */
  abstract void await(int signals) throws InterruptedException;
}
