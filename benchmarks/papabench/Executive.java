package papabench;

import java.util.List;

/**
 * A cyclic executive: at every tick it releases the tasks that are due and waits until all of them have finished. Tasks
 * of one tick run side by side; those of different ticks never do.
 */
class Executive {
  private final List<PeriodicTask> tasks;
  private final boolean staggered;

  Executive(List<PeriodicTask> tasks, boolean staggered) {
    this.tasks = tasks;
    this.staggered = staggered;
  }

  /** One task after the other, so that all of them stand at their first release. */
  void begin() throws InterruptedException {
    for (PeriodicTask task : tasks) {
      task.start();
      task.release().awaitReady();
    }
  }

  void tick(int tick) throws InterruptedException {
    for (PeriodicTask task : tasks) {
      if (task.isDue(tick, staggered)) {
        task.release().fire();
      }
    }
    for (PeriodicTask task : tasks) {
      if (task.isDue(tick, staggered)) {
        task.release().awaitReady();
      }
    }
  }

  void end() throws InterruptedException {
    for (PeriodicTask task : tasks) {
      task.release().stop();
      task.join();
    }
  }
}
