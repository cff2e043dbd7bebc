import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import weaveproof.Check;

// A pool with a queue of the program's own, which tells when the pool's thread comes to take a task. The main thread looks before that, or
// after it.
//
// outcome: came=0
// outcome: came=1
public class LitmusCallOwnQueue {
  static volatile int came;

  static class Queue extends LinkedBlockingQueue<Runnable> {
    @Override
    public Runnable take() throws InterruptedException {
      came = 1;
      return super.take();
    }
  }

  public static void main(String[] args) {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new Queue());
    pool.execute(() -> {});
    Check.outcome("came=" + came);
    pool.shutdown();
  }
}
