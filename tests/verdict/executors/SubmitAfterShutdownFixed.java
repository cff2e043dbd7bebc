import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

/** main shuts the pool down when the follow-up has been accepted, which is then still run. */
public class SubmitAfterShutdownFixed { // expect: no-violation
  static final ExecutorService POOL = Executors.newFixedThreadPool(1);
  static final CountDownLatch ACCEPTED = new CountDownLatch(1);

  public static void main(String[] args) throws Exception {
    POOL.execute(() -> {
      POOL.execute(() -> {});
      ACCEPTED.countDown();
    });
    ACCEPTED.await();
    Check.atomic(() -> POOL.shutdown());
  }
}
