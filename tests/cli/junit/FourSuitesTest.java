// JUnit 4's suites have methods and rules of their own, around all that belongs to them.
import static org.junit.Assert.fail;

import org.junit.AfterClass;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Ignore;
import org.junit.Test;
import org.junit.experimental.runners.Enclosed;
import org.junit.rules.ExternalResource;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.junit.runners.Suite;

public class FourSuitesTest {
  static String calls = "";

  @RunWith(Enclosed.class)
  public static class RuleSuite {
    @ClassRule public static TestRule rule = new ExternalResource() {
      @Override
      protected void before() {
        calls += "rule ";
      }
    };

    @BeforeClass
    public static void before() {
      calls += "before ";
    }

    @AfterClass
    public static void after() {
      if (!calls.equals("rule before inner test ")) throw new AssertionError(calls);
    }

    public static class InnerTest {
      @BeforeClass
      public static void before() {
        calls += "inner ";
      }

      // expect: isInASuite no-violation
      @Test
      public void isInASuite() {
        calls += "test ";
      }

      // expect: isWrongInASuite violation
      @Test
      public void isWrongInASuite() {
        calls += "wrong ";
      }
    }
  }

  @Ignore
  @RunWith(Suite.class)
  @Suite.SuiteClasses(Ignored.class)
  public static class IgnoredSuite {}

  public static class Ignored {
    // expect: inAnIgnoredSuite skipped
    @Test
    public void inAnIgnoredSuite() {
      fail();
    }
  }
}
