import java.util.concurrent.LinkedBlockingQueue;

/** shutdown sets a flag, which the scheduler's thread does not see while it waits for a task. */
public class SchedulerKeepsWaiting {
  static final LinkedBlockingQueue<Runnable> TASKS = new LinkedBlockingQueue<>();
  static volatile boolean stopped;
  static volatile int done;

  static void work() {
    try {
      while (!stopped) TASKS.take().run(); // expect: deadlock
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  static void shutdown(Thread thread) {
    stopped = true;
  }

  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(() -> work());
    thread.start();
    TASKS.add(() -> ++done);
    shutdown(thread);
    thread.join(); // expect: deadlock
    assert done <= 1;
  }
}
