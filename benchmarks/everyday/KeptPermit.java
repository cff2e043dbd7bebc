package everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;

/* everyday: a task that fails keeps its permit, and the next one waits for it
 */
public class KeptPermit {
  public static void main(String[] args) throws Exception {
    Semaphore permits = new Semaphore(1);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?>[] results = new Future<?>[2];
    for (int i = 0; i < results.length; ++i) {
      boolean fails = i == 0;
      results[i] = pool.submit(() -> {
        permits.acquire();
        if (fails) {
          throw new IllegalStateException("no answer");
        }
        permits.release();
        return true;
      });
    }
    pool.shutdown();
    Object answer = results[1].get();
    assert answer.equals(true);
  }
}
