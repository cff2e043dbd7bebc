import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

// A pool of one thread, without room: the first task always gets the thread. The second one is handed over if the thread waits for one
// by then, else it is rejected.
//
// outcome: ran=2 rejected=0
// outcome: ran=1 rejected=1
public class LitmusCallRejected {
  public static void main(String[] args) throws Exception {
    AtomicInteger ran = new AtomicInteger();
    int rejected = 0;
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new SynchronousQueue<>());
    for (int i = 0; i < 2; ++i) {
      try {
        pool.execute(ran::incrementAndGet);
      } catch (RejectedExecutionException e) {
        ++rejected;
      }
    }
    pool.shutdown();
    while (!pool.awaitTermination(1, TimeUnit.DAYS)) {}
    Check.outcome("ran=" + ran + " rejected=" + rejected);
  }
}
