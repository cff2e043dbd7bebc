// JUnit 4's rules: fields and methods, of a test and of a class, JUnit's own and others.
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.junit.Assert.fail;
import static org.junit.Assume.assumeTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.After;
import org.junit.AfterClass;
import org.junit.AssumptionViolatedException;
import org.junit.Before;
import org.junit.BeforeClass;
import org.junit.ClassRule;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.DisableOnDebug;
import org.junit.rules.ErrorCollector;
import org.junit.rules.ExpectedException;
import org.junit.rules.ExternalResource;
import org.junit.rules.MethodRule;
import org.junit.rules.RuleChain;
import org.junit.rules.Stopwatch;
import org.junit.rules.TemporaryFolder;
import org.junit.rules.TestName;
import org.junit.rules.TestRule;
import org.junit.rules.TestWatcher;
import org.junit.rules.Timeout;
import org.junit.rules.Verifier;
import org.junit.runner.Description;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.model.Statement;

public class FourRulesTest {
  static final StringBuilder calls = new StringBuilder();

  static void call(String what) {
    calls.append(calls.length() == 0 ? "" : " ").append(what);
  }

  static void expectCalls(String expected) {
    if (!calls.toString().equals(expected)) throw new AssertionError(calls);
  }

  // Tells when it begins and when it ends.
  static class Tells implements TestRule {
    final String name;

    Tells(String name) {
      this.name = name;
    }

    @Override
    public Statement apply(Statement base, Description description) {
      return new Statement() {
        @Override
        public void evaluate() throws Throwable {
          call(name + "(");
          try {
            base.evaluate();
          } finally {
            call(")" + name);
          }
        }
      };
    }
  }

  public static class OrderBase {
    @Rule public Tells base = new Tells("base");

    @Rule
    public Tells replaced() {
      return new Tells("wrong");
    }
  }

  // The rules are around what comes before and after the test, those of the class around all. Of a higher order is
  // further inside; then those of a superclass are outside, fields are outside methods, and a name that comes later is
  // outside.
  public static class OrderTest extends OrderBase {
    @ClassRule public static final Tells ofClass = new Tells("class") {
      @Override
      public Statement apply(Statement base, Description description) {
        assertEquals(OrderTest.class, description.getTestClass());
        assertEquals(1, description.testCount());
        Statement inner = super.apply(base, description);
        return new Statement() {
          @Override
          public void evaluate() throws Throwable {
            inner.evaluate();
            expectCalls("class( beforeClass new first( base( b( a( method( methodRule( before test after )methodRule"
                + " )method )a )b )base )first afterClass )class");
          }
        };
      }
    };

    @Rule(order = -5) public Tells zFirst = new Tells("first");
    @Rule public Tells b = new Tells("b");
    @Rule public Tells a = new Tells("a");
    @Rule public TestRule none = null;

    @Rule
    public MethodRule methodRule = (base, method, target) -> {
      assertEquals("order", method.getName());
      assertTrue(target instanceof OrderTest);
      return new Tells("methodRule").apply(base, null);
    };

    @Override
    @Rule
    public Tells replaced() {
      return new Tells("method");
    }

    public OrderTest() {
      call("new");
    }

    @BeforeClass
    public static void beforeClass() {
      call("beforeClass");
    }

    @AfterClass
    public static void afterClass() {
      call("afterClass");
    }

    @Before
    public void before() {
      call("before");
    }

    @After
    public void after() {
      call("after");
    }

    // expect: order no-violation
    @Test
    public void order() {
      call("test");
    }
  }

  public static class JUnitsOwnTest {
    @Rule public ExpectedException expected = ExpectedException.none();
    @Rule public TestName name = new TestName();
    @Rule public ErrorCollector errors = new ErrorCollector();
    @Rule public Timeout timeout = Timeout.millis(1);
    @Rule public Stopwatch stopwatch = new Stopwatch() {};
    private volatile int count;
    private final Thread other = new Thread(() -> count++);
    private final Object waiting = new Object();
    private boolean over;
    private final Thread waiter = new Thread(() -> {
      synchronized (waiting) {
        try {
          while (!over) waiting.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });

    @Before
    public void startWaiter() {
      waiter.start();
    }

    // Else the waiter would wait for ever, and that would be a deadlock.
    @After
    public void endWaiter() {
      synchronized (waiting) {
        over = true;
        waiting.notifyAll();
      }
    }

    // expect: isNamed no-violation
    @Test
    public void isNamed() {
      assertEquals("isNamed", name.getMethodName());
    }

    // expect: isExpected no-violation
    @Test
    public void isExpected() {
      expected.expect(IllegalStateException.class);
      expected.expectMessage("as expected");
      throw new IllegalStateException("just as expected");
    }

    // expect: isExpectedInVain violation
    @Test
    public void isExpectedInVain() {
      expected.expect(IllegalStateException.class);
    }

    // expect: isNotExpected violation
    @Test
    public void isNotExpected() {
      throw new IllegalStateException();
    }

    // expect: isExpectedOnSomeSchedules violation
    @Test
    public void isExpectedOnSomeSchedules() throws InterruptedException {
      expected.expect(IllegalStateException.class);
      other.start();
      if (count == 0) throw new IllegalStateException();
    }

    // expect: collects violation
    @Test
    public void collects() throws InterruptedException {
      other.start();
      count++;
      other.join();
      errors.checkThat(count, org.hamcrest.CoreMatchers.is(2));
    }

    // expect: assumes skipped
    @Test
    public void assumes() {
      assumeTrue("that there is no name", name.getMethodName() == null);
    }
  }

  public static class OtherRulesTest {
    private String watched = "";
    private boolean open, verified;

    private final ExternalResource resource = new ExternalResource() {
      @Override
      protected void before() {
        open = true;
      }

      @Override
      protected void after() {
        open = false;
      }
    };
    private final TestWatcher watcher = new TestWatcher() {
      @Override
      protected void succeeded(Description description) {
        watched += "succeeded";
      }

      @Override
      protected void failed(Throwable e, Description description) {
        watched += "failed";
      }

      @Override
      protected void skipped(AssumptionViolatedException e, Description description) {
        watched += "skipped";
      }

      @Override
      protected void finished(Description description) {
        if (!watched.equals(description.getMethodName()) || open) throw new AssertionError(watched + open);
      }
    };
    private final Verifier verifier = new Verifier() {
      @Override
      protected void verify() {
        verified = true;
      }
    };

    // What it is around fails, and that is how it is meant.
    private final TestRule swallows = (base, description) -> new Statement() {
      @Override
      public void evaluate() throws Throwable {
        try {
          base.evaluate();
        } catch (IllegalStateException e) {
          return;
        }
      }
    };

    @Rule public RuleChain chain = RuleChain.outerRule(swallows).around(watcher).around(resource).around(verifier);

    // expect: succeeded no-violation
    @Test
    public void succeeded() {
      assertTrue(open && !verified);
    }

    // expect: failed no-violation
    @Test
    public void failed() {
      throw new IllegalStateException();
    }

    // expect: skipped skipped
    @Test
    public void skipped() {
      assumeTrue(false);
    }

    // expect: watchedWrongly violation
    @Test
    public void watchedWrongly() {}
  }

  // The rules of a class do not see what becomes of its tests, and what its own methods do they do.
  public static class ClassRuleTest {
    @ClassRule public static TestRule swallows = (base, description) -> new Statement() {
      @Override
      public void evaluate() throws Throwable {
        try {
          base.evaluate();
        } catch (AssertionError e) {
          call("swallowed");
        }
        expectCalls("beforeClass test afterClass swallowed");
      }
    };

    @BeforeClass
    public static void beforeClass() {
      call("beforeClass");
    }

    @AfterClass
    public static void afterClass() {
      call("afterClass");
      fail();
    }

    // expect: endsWell no-violation
    @Test
    public void endsWell() {
      call("test");
    }

    // expect: endsBadly violation
    @Test
    public void endsBadly() {
      call("test");
      fail();
    }

    // expect: assumesTooMuch skipped
    @Test
    public void assumesTooMuch() {
      call("test");
      assumeTrue(false);
    }
  }

  @RunWith(Parameterized.class)
  public static class RowsTest {
    @Parameterized.Parameters(name = "{index}: {0}")
    public static List<String> rows() {
      return Arrays.asList("x", "y");
    }

    @Rule public TestName name = new TestName();
    private final String row;

    public RowsTest(String row) {
      this.row = row;
    }

    // expect: isOfARow[1] no-violation
    // expect: isOfARow[2] violation
    @Test
    public void isOfARow() {
      assertEquals("isOfARow[0: x]", name.getMethodName());
    }
  }

  public static class WrongTest {
    @Rule public String text = "";

    // expect: holdsNoRule error
    @Test
    public void holdsNoRule() {}
  }

  public static class StaticTest {
    @Rule public static TestName name = new TestName();

    // expect: holdsItStatically error
    @Test
    public void holdsItStatically() {}
  }

  public static class FolderTest {
    @Rule public TemporaryFolder folder = new TemporaryFolder();

    // expect: writesFiles unsupported
    @Test
    public void writesFiles() {}
  }

  // A Timeout within other rules would run the test in a thread of its own, for a moment.
  public static class WithinTest {
    private final Tells outer = new Tells("outer"), inner = new Tells("inner");
    @Rule(order = 1)
    public RuleChain chain = RuleChain.outerRule(outer)
        .around(new DisableOnDebug(Timeout.millis(11)))
        .around(RuleChain.outerRule(Timeout.millis(11)).around(inner));
    @Rule(order = 2) public TestRule alone = new DisableOnDebug(Timeout.millis(11));
    private final Thread creator = Thread.currentThread();

    // expect: isInItsThread no-violation
    @Test
    public void isInItsThread() throws Exception {
      expectCalls("outer( inner(");
      Thread.sleep(10);
      assertEquals(creator, Thread.currentThread());
    }
  }
}
