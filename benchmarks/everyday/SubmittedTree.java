package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Phaser;

/* everyday: WORKERS, tasks that submit tasks, and a phaser that waits for all
 */
public class SubmittedTree {
  private static void visit(ExecutorService pool, Phaser open, int depth) {
    if (depth > 0) {
      open.register();
      pool.execute(() -> visit(pool, open, depth - 1));
    }
    open.arriveAndDeregister();
  }

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    Phaser open = new Phaser(2);
    visit(pool, open, 2);
    open.arriveAndAwaitAdvance();
    pool.shutdown();
  }
}
