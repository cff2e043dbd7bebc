import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** What the only worker does not take at once, the caller runs. */
public class QueueOfPoolFullFixed { // expect: no-violation
  static final AtomicInteger RUNS = new AtomicInteger();

  static void run() {
    assert RUNS.incrementAndGet() <= 2;
  }

  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new SynchronousQueue<>(),
        new ThreadPoolExecutor.CallerRunsPolicy());
    pool.execute(() -> run());
    pool.execute(() -> run());
  }
}
