package papabench;

/** A thread that does one cycle of work whenever it is released. Period and offset are in ticks. */
abstract class PeriodicTask extends Thread {
  private final int period;
  private final int offset;
  private final Release release = new Release();

  PeriodicTask(String name, int period, int offset) {
    super(name);
    this.period = period;
    this.offset = offset;
  }

  final Release release() {
    return release;
  }

  final boolean isDue(int tick, boolean staggered) {
    int first = staggered ? offset : 0;
    return tick >= first && (tick - first) % period == 0;
  }

  /** Called once, by the thread of the task: no other thread ever sees the cycle. */
  protected abstract Cycle newCycle();

  @Override
  public final void run() {
    Cycle cycle = newCycle();
    try {
      while (release.awaitNext()) {
        cycle.run();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
