import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

/** A worker that waits until its pool is quiet runs what it has forked, and whatever else there is. */
public class QuiescenceInTask { // expect: no-violation
  static volatile int done;

  public static void main(String[] args) {
    new ForkJoinPool(1)
        .submit(() -> {
          ForkJoinTask.adapt(() -> done = 1).fork();
          ForkJoinTask.helpQuiesce();
          assert done == 1;
        })
        .join();
    assert done == 1;
  }
}
