import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** A cancelled task does not begin any more, but it may have begun before. */
public class ScheduledCancelled { // expect: no-violation
  static int log;

  public static void main(String[] args) throws Exception {
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    ScheduledFuture<?> late = pool.schedule(() -> log = log * 10 + 2, 1, TimeUnit.DAYS);
    late.cancel(false);
    ScheduledFuture<?> soon = pool.schedule(() -> log = log * 10 + 1, 1, TimeUnit.MILLISECONDS);
    soon.get();
    assert log == 1 || log == 21;
    pool.shutdown();
  }
}
