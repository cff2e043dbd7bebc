import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.Timeout;

/** Time limits hold in virtual time. */
public class FourTimeLimitsTest {
  // expect: tooLong violation
  @Test(timeout = 5_000)
  public void tooLong() throws InterruptedException {
    Thread.sleep(6_000);
  }

  // expect: longEnough no-violation
  @Test(timeout = 5_000)
  public void longEnough() throws InterruptedException {
    Thread.sleep(4_000);
  }

  public static class RuleTest {
    @Rule public Timeout limit = Timeout.seconds(5);

    // expect: tooLongForTheRule violation
    @Test
    public void tooLongForTheRule() throws InterruptedException {
      Thread.sleep(6_000);
    }

    // expect: longEnoughForTheRule no-violation
    @Test
    public void longEnoughForTheRule() throws InterruptedException {
      Thread.sleep(4_000);
    }
  }
}
