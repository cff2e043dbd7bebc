import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What the pool does not take, the caller runs. */
public class QueueOfPoolFullFixed { // expect: no-violation
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
        new ThreadPoolExecutor.CallerRunsPolicy());
    for (int i = 0; i < 3; i++) pool.execute(() -> RUNS.incrementAndGet());
    pool.shutdown();
    if (pool.awaitTermination(1, TimeUnit.MINUTES)) {
      assert RUNS.get() == 3;
    }
  }
}
