import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// A wait that has a time limit may end by it at any moment here.
// options: --time free
/** A delay may be over before the next line is reached: the task may have done its work and still be cancelled. */
public class ScheduledCancelledTooLate {
  static volatile boolean ran;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    ScheduledFuture<?> task = pool.schedule(() -> ran = true, 1, TimeUnit.HOURS);
    boolean before = ran;
    boolean cancelled = task.cancel(false);
    assert !cancelled || !before; // expect: assertion
    Check.atomic(() -> pool.shutdown());
  }
}
