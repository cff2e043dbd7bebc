// Who is called, and in which order: the superclass's @AfterAll, which comes last, compares it.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LifecycleTest extends LifecycleBase {
  private static final String BEFORE = "baseBeforeAll beforeAll new baseBeforeEach beforeEach ";
  private static final String AFTER = "afterEach baseAfterEach afterAll baseAfterAll ";

  LifecycleTest() {
    CALLS.append("new ");
    wanted = wanted();
  }

  @Override
  String wanted() {
    return BEFORE + "test " + AFTER;
  }

  @BeforeAll
  static void beforeAll() {
    CALLS.append("beforeAll ");
  }

  @BeforeEach
  void beforeEach() {
    CALLS.append("beforeEach ");
  }

  @Override
  void overridden() {
    CALLS.append("wrong ");
  }

  @AfterEach
  void afterEach() {
    CALLS.append("afterEach ");
  }

  @AfterAll
  static void afterAll() {
    CALLS.append("afterAll ");
  }

  // expect: order no-violation
  @Test
  void order() {
    CALLS.append("test ");
  }

  // expect: disabled skipped
  @Test
  @Disabled("not today")
  void disabled() {
    throw new AssertionError();
  }

  // What comes after is still called.
  // expect: assumed skipped
  @Test
  void assumed() {
    wanted = BEFORE + AFTER;
    assumeTrue(CALLS.length() == 0, "there were calls");
    throw new AssertionError();
  }

  // expect: sometimesAssumed no-violation
  @Test
  void sometimesAssumed() throws InterruptedException {
    CALLS.append("test ");
    boolean[] done = {false};
    Thread other = new Thread(() -> { synchronized (done) { done[0] = true; } });
    other.start();
    boolean saw;
    synchronized (done) { saw = done[0]; }
    other.join();
    assumeTrue(saw, "too early");
  }

  // expect: repeated[1] no-violation
  // expect: repeated[2] no-violation
  // expect: repeated[3] no-violation
  // expect: repeated[4] no-violation
  // expect: repeated[5] no-violation
  // expect: repeated[6] no-violation
  // expect: repeated[7] no-violation
  @RepeatedTest(7)
  void repeated(RepetitionInfo info) {
    CALLS.append("test ");
    assertEquals(7, info.getTotalRepetitions());
  }

  // expect: told no-violation
  @Test
  @Tag("slow")
  @Tag("odd")
  void told(TestInfo info) {
    CALLS.append("test ");
    assertEquals("told(TestInfo)", info.getDisplayName());
    assertEquals(Set.of("slow", "odd"), info.getTags());
    assertEquals(LifecycleTest.class, info.getTestClass().get());
  }

  // expect: timed no-violation
  @Test
  @Timeout(value = 1001, unit = TimeUnit.MILLISECONDS)
  @DisplayName("a test with a name")
  void timed(TestInfo info) throws InterruptedException {
    CALLS.append("test ");
    Thread.sleep(1000);
    assertEquals("a test with a name", info.getDisplayName());
    assertEquals("timed", info.getTestMethod().get().getName());
  }

  // expect: withFolder unsupported
  @Test
  void withFolder(@TempDir java.nio.file.Path folder) {}

  @Nested
  class Inner {
    Inner() {
      wanted = BEFORE.replace("new ", "new inner ") + "innerBeforeEach test innerAfterEach " + AFTER;
      CALLS.append("inner ");
    }

    @BeforeEach
    void innerBeforeEach() {
      CALLS.append("innerBeforeEach ");
    }

    @AfterEach
    void innerAfterEach() {
      CALLS.append("innerAfterEach ");
    }

    // expect: nested no-violation
    @Test
    void nested() {
      CALLS.append("test ");
    }

    @Nested
    @Disabled
    class Innermost {
      // expect: nestedTwice skipped
      @Test
      void nestedTwice() {}
    }
  }
}

@Test
@Timeout(5)
@Retention(RetentionPolicy.RUNTIME)
@interface QuickTest {}

interface Inherited {
  @BeforeEach
  default void defaultBefore() {
    calls().append("default ");
  }

  StringBuilder calls();

  // expect: inherited no-violation
  @Test
  default void inherited() {
    assertEquals("default ", calls().toString());
  }
}

class InheritingTest implements Inherited {
  private final StringBuilder calls = new StringBuilder();

  @Override
  public StringBuilder calls() {
    return calls;
  }

  // expect: composed violation
  @QuickTest
  void composed() {
    assertEquals("", calls.toString());
  }

  // expect: reports no-violation
  @Test
  void reports(TestReporter reporter) {
    reporter.publishEntry("nobody", "reads it");
  }

  // expect: conditional unsupported
  @Test
  @EnabledOnOs(OS.LINUX)
  void conditional() {}
}

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PerClassTest {
  private String calls = "";

  @BeforeAll
  void beforeAll() {
    calls += "all ";
  }

  @BeforeEach
  void beforeEach() {
    calls += "each ";
  }

  // expect: perClass no-violation
  @Test
  void perClass() {
    assertEquals("all each ", calls);
  }

  @AfterAll
  void afterAll() {
    assertTrue(calls.startsWith("all"));
  }
}
