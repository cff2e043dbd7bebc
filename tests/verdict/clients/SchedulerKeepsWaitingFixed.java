import java.util.concurrent.LinkedBlockingQueue;

/** shutdown also interrupts the thread, which ends if it was meant to. */
public class SchedulerKeepsWaitingFixed { // expect: no-violation
  static final LinkedBlockingQueue<Runnable> TASKS = new LinkedBlockingQueue<>();
  static volatile boolean stopped;
  static volatile int done;

  static void work() {
    try {
      while (!stopped) TASKS.take().run();
    } catch (InterruptedException e) {
      if (!stopped) throw new IllegalStateException(e);
    }
  }

  static void shutdown(Thread thread) {
    stopped = true;
    thread.interrupt();
  }

  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(() -> work());
    thread.start();
    TASKS.add(() -> ++done);
    shutdown(thread);
    thread.join();
    assert done <= 1;
  }
}
