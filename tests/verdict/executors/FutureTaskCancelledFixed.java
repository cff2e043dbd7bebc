import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;

/** Done or cancelled, and never both. */
public class FutureTaskCancelledFixed { // expect: no-violation
  static final FutureTask<Integer> TASK = new FutureTask<>(() -> 42);

  public static void main(String[] args) throws Exception {
    boolean[] cancelled = new boolean[1];
    Thread other = new Thread(() -> cancelled[0] = TASK.cancel(false));
    other.start();
    TASK.run();
    boolean done;
    try {
      done = TASK.get() == 42;
    } catch (CancellationException e) {
      done = false;
    }
    other.join();
    assert done != cancelled[0] && TASK.isDone() && TASK.isCancelled() == cancelled[0];
  }
}
