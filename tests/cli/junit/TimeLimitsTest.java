import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Time limits hold in virtual time. */
@Timeout(10)
public class TimeLimitsTest {
  volatile int steps;

  static class LongPause {
    static void pause(long millis) {
      try {
        Thread.sleep(millis);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  // What comes behind a test is not limited by the limit of the class.
  @AfterEach
  void after() {
    LongPause.pause(3_600_000);
  }

  // expect: anHour violation
  @Test
  void anHour() {
    LongPause.pause(3_600_000);
  }

  // expect: nineSeconds no-violation
  @Test
  void nineSeconds() {
    LongPause.pause(9_000);
  }

  // expect: ofItsOwn no-violation
  @Test
  @Timeout(value = 2, unit = TimeUnit.HOURS)
  void ofItsOwn() {
    LongPause.pause(3_600_000);
  }

  // Code takes no time.
  // expect: work no-violation
  @Test
  @Timeout(value = 1, unit = TimeUnit.NANOSECONDS)
  void work() throws InterruptedException {
    Thread other = new Thread(() -> steps = 1);
    other.start();
    other.join();
    if (steps != 1) throw new AssertionError();
  }

  // A wait of a second in another thread is too long as well.
  // expect: ofAnother violation
  @Test
  @Timeout(2)
  void ofAnother() throws InterruptedException {
    Thread other = new Thread(() -> LongPause.pause(5_000));
    other.start();
    other.join();
  }

  // expect: signalled no-violation
  @Test
  void signalled() throws InterruptedException {
    await(true);
  }

  // The signal is missing, and the wait of an hour needs more than ten seconds.
  // expect: notSignalled violation
  @Test
  void notSignalled() throws InterruptedException {
    await(false);
  }

  private static void await(boolean signals) throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Thread other = new Thread(() -> {
      if (signals) latch.countDown();
    });
    other.start();
    latch.await(1, TimeUnit.HOURS);
    other.join();
  }

  // Who waits for ever is told as such.
  // expect: forEver violation
  @Test
  void forEver() throws InterruptedException {
    new CountDownLatch(1).await();
  }

  // expect: shortButInTime no-violation
  @Test
  void shortButInTime() {
    assertTimeoutPreemptively(Duration.ofMillis(100), () -> steps = 1);
  }

  // expect: shortAndTooLate violation
  @Test
  void shortAndTooLate() {
    assertTimeoutPreemptively(Duration.ofMillis(100), () -> LongPause.pause(2_000));
  }
}
