// JUnit 4.
import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;

import org.junit.After;
import org.junit.AfterClass;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.Ignore;
import org.junit.Rule;
import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.rules.TemporaryFolder;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;

public class FourTest {
  private static String calls = "";
  private volatile int count;

  @BeforeClass
  public static void beforeClass() {
    calls += "beforeClass ";
  }

  public FourTest() {
    calls += "new ";
  }

  @Before
  public void before() {
    calls += "before ";
  }

  @After
  public void after() {
    calls += "after ";
  }

  @AfterClass
  public static void afterClass() {
    if (!calls.equals("beforeClass new before test after ")) throw new AssertionError(calls);
  }

  // expect: order no-violation
  @Test
  public void order() {
    calls += "test ";
  }

  // expect: lostUpdate violation
  @Test
  public void lostUpdate() throws InterruptedException {
    calls += "test ";
    Thread other = new Thread(() -> count++, "other");
    other.start();
    count++;
    other.join();
    assertEquals(2, count);
  }

  // expect: expected no-violation
  @Test(expected = IndexOutOfBoundsException.class)
  public void expected() {
    calls += "test ";
    System.out.println("abc".charAt(7));
  }

  // expect: expectedInVain violation
  @Test(expected = IndexOutOfBoundsException.class)
  public void expectedInVain() {}

  // expect: expectedAnother violation
  @Test(expected = IndexOutOfBoundsException.class)
  public void expectedAnother() {
    throw new IllegalStateException("another one");
  }

  // expect: timed no-violation
  @Test(timeout = 1001)
  public void timed() throws InterruptedException {
    calls += "test ";
    Thread.sleep(1000);
  }

  // expect: ignored skipped
  @Ignore("not today")
  @Test
  public void ignored() {
    throw new AssertionError();
  }

  // expect: assumed skipped
  @Test
  public void assumed() {
    calls += "test ";
    assumeTrue("there were calls", calls.isEmpty());
  }

  @RunWith(Enclosed.class)
  public static class EnclosingTest {
    public static class EnclosedTest {
      // expect: enclosed no-violation
      @Test
      public void enclosed() {}
    }
  }

  // Its test is that of the class above, and is listed once.
  @RunWith(Suite.class)
  @Suite.SuiteClasses(EnclosingTest.class)
  public static class AllTests {}

  public static class RuleTest {
    @Rule public TemporaryFolder folder = new TemporaryFolder();

    // expect: rule unsupported
    @Test
    public void rule() {}
  }
}
