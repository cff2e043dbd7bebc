package everyday;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/* everyday: TICKS, a task at a fixed rate that shuts its pool down after some turns
 */
public class Ticks {
  private static int ticks;

  public static void main(String[] args) throws InterruptedException {
    int wanted = Integer.parseInt(args[0]);
    ScheduledExecutorService pool = Executors.newSingleThreadScheduledExecutor();
    pool.scheduleAtFixedRate(() -> {
      if (++ticks == wanted) {
        pool.shutdown();
      }
    }, 0, 10, TimeUnit.MILLISECONDS);
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && ticks == wanted;
  }
}
