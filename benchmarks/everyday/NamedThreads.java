package everyday;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/* everyday: WORKERS TASKS, a pool whose threads get their names from a factory
 */
public class NamedThreads {
  private static class Naming implements ThreadFactory {
    private final AtomicInteger made = new AtomicInteger();

    @Override
    public Thread newThread(Runnable work) {
      Thread thread = new Thread(work, "worker-" + made.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int tasks = Integer.parseInt(args[1]);
    Set<String> names = ConcurrentHashMap.newKeySet();
    Naming naming = new Naming();
    ExecutorService pool = Executors.newFixedThreadPool(workers, naming);
    for (int task = 0; task < tasks; ++task) {
      pool.execute(() -> names.add(Thread.currentThread().getName()));
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    assert ended && naming.made.get() == Math.min(workers, tasks);
    for (String name : names) {
      assert name.startsWith("worker-");
    }
  }
}
