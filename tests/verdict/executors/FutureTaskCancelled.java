import java.util.concurrent.FutureTask;

/** A task may be cancelled before its result is asked for. */
public class FutureTaskCancelled {
  static final FutureTask<Integer> TASK = new FutureTask<>(() -> 42);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> TASK.cancel(true));
    other.start();
    TASK.run();
    assert TASK.get() == 42; // expect: exception java.util.concurrent.CancellationException
    other.join();
  }
}
