import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/**
 * A defect of JDK 17: a fork wakes a worker only if the place before its task is empty. The other worker takes the first task and
 * clears its place only after the second fork has looked, and it has looked for the second task before that. So the second task waits
 * although a worker is idle.
 */
public class ForkWakesNobody {
  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(2);
    CountDownLatch both = new CountDownLatch(2);
    CountDownLatch end = new CountDownLatch(1);
    pool.execute(() -> {
      ForkJoinTask.adapt(both::countDown).fork();
      ForkJoinTask.adapt(both::countDown).fork();
      try {
        both.await(); // expect: deadlock
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      end.countDown();
    });
    end.await();
  }
}
