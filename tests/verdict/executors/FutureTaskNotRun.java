import java.util.concurrent.FutureTask;

/** get() waits for a task that nobody runs when the thread is told to leave. */
public class FutureTaskNotRun {
  static final FutureTask<Integer> TASK = new FutureTask<>(() -> 42);
  static volatile boolean leave;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      if (!leave) TASK.run();
    });
    other.start();
    leave = true;
    TASK.get(); // expect: deadlock
  }
}
