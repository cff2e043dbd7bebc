package deos;

/** All threads in order of priority. The last one is the slack thread: it gets the time that nobody else has. */
class ThreadTable {
  private final KernelThread[] threads;
  private final KernelThread slack = new KernelThread("slack", 0);
  private int count;

  ThreadTable(int capacity) {
    threads = new KernelThread[capacity];
  }

  boolean isFull() {
    return count == threads.length;
  }

  void add(KernelThread thread) {
    threads[count++] = thread;
  }

  KernelThread slack() {
    return slack;
  }

  /** What the threads that have not ended get in a period, the slack thread left out. */
  int totalShare() {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      sum += threads[i].hasEnded() ? 0 : threads[i].budget.share();
    }
    return sum;
  }

  int totalRemaining() {
    int sum = slack.budget.remaining();
    for (int i = 0; i < count; i++) {
      sum += threads[i].budget.remaining();
    }
    return sum;
  }

  void beginPeriod() {
    for (int i = 0; i < count; i++) {
      threads[i].beginPeriod();
    }
    slack.beginPeriod();
  }

  /** The thread with the highest priority that may run, or null. */
  KernelThread firstRunnable() {
    for (int i = 0; i < count; i++) {
      if (threads[i].canRun()) {
        return threads[i];
      }
    }
    return slack.canRun() ? slack : null;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(threads[i]).append("; ");
    }
    return text.append(slack).toString();
  }
}
