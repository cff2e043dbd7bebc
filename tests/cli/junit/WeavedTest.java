import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ParameterResolutionException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import weaveproof.jupiter.Inconclusive;
import weaveproof.jupiter.Weave;

// Tests of JUnit's own launcher, with the result of each. `calls` counts what is called in this process.
class WeavedTest {
  static int calls, preparations;
  volatile int count;

  static boolean isChecked() {
    return System.getProperty("java.vm.name").equals("weaveproof");
  }

  @BeforeAll
  static void prepare() {
    preparations++;
  }

  @BeforeEach
  void before() {
    calls++;
  }

  @AfterEach
  void after() {
    calls++;
  }

  void addTwice(boolean locked) throws InterruptedException {
    Runnable add = () -> {
      if (locked) {
        synchronized (this) {
          count = count + 1;
        }
      } else {
        count = count + 1;
      }
    };
    Thread other = new Thread(add, "other");
    other.start();
    add.run();
    other.join();
  }

  // expect: FAILED
  @Weave
  @Test
  void lostUpdate() throws Exception {
    addTwice(false);
    assertEquals(2, count);
  }

  // expect: SUCCESSFUL
  @Weave
  @Test
  void locked() throws Exception {
    addTwice(true);
    assertEquals(2, count);
    assertEquals(1, preparations);
    assertEquals(1, calls);
  }

  // expect: SUCCESSFUL
  @Test
  void ordinary() {
    assertEquals(1, calls, "what is before and after the other tests is not called here");
    assertEquals(1, preparations);
    assertEquals(false, isChecked());
  }

  // expect: FAILED
  @Weave(properties = {"deadlock", "exception", "race"}, stateLimit = 1000)
  @Test
  void race() throws Exception {
    int[] plain = {0};
    Thread other = new Thread(() -> plain[0] = 1);
    other.start();
    int seen = plain[0];
    other.join();
    assertEquals(1, plain[0] | seen);
  }

  void many() throws Exception {
    for (int i = 0; i < 4; i++) {
      addTwice(false);
    }
  }

  // expect: FAILED
  @Weave(stateLimit = 2)
  @Test
  void tooManyStates() throws Exception {
    many();
  }

  // expect: ABORTED
  @Weave(stateLimit = 2, inconclusive = Inconclusive.ABORTS)
  @Test
  void tooManyStatesAborts() throws Exception {
    many();
  }

  // expect: SUCCESSFUL
  @Weave(options = {"--state-limit=2", "--search=dfs"}, inconclusive = Inconclusive.PASSES)
  @Test
  void tooManyStatesPasses() throws Exception {
    many();
  }

  // expect: FAILED
  @Weave(options = "--no-such-option")
  @Test
  void wrongOption() {}

  // expect: ABORTED
  @Weave
  @Test
  void assumes() {
    Assumptions.assumeTrue(!isChecked(), "not in a check");
  }

  // expect: SKIPPED
  @Weave
  @Disabled
  @Test
  void disabled() {
    fail();
  }

  // The limit is one of virtual time: the check takes longer.
  // expect: SUCCESSFUL
  @Weave(time = "last")
  @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
  @Test
  void takesNoTime() throws Exception {
    addTwice(false);
  }

  // expect: SUCCESSFUL 1
  // expect: FAILED 2
  @Weave
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void both(int expected) {
    assertEquals(true, isChecked());
    assertEquals(1, expected);
  }

  // expect: SUCCESSFUL 1
  @Weave
  @ParameterizedTest
  @ValueSource(strings = "a")
  void both(String expected) {
    assertEquals("a", expected);
  }

  // expect: SUCCESSFUL 1
  // expect: SUCCESSFUL 2
  @Weave
  @RepeatedTest(2)
  void repeated() throws Exception {
    addTwice(true);
    assertEquals(2, count);
  }

  // expect: SUCCESSFUL 1
  // expect: FAILED 2
  @Weave
  @RepeatedTest(2)
  void repeatedWithInfo(RepetitionInfo info) {
    assertEquals(1, info.getCurrentRepetition());
  }

  // expect: FAILED
  @Weave
  @TestFactory
  Collection<DynamicTest> factory() {
    return List.of();
  }

  // expect: FAILED
  @Weave
  @ExtendWith(Other.class)
  @Test
  void otherExtension() {}

  static class Other implements org.junit.jupiter.api.extension.Extension {}

  @Retention(RetentionPolicy.RUNTIME)
  @Weave
  @Test
  @interface Composed {}

  // expect: SUCCESSFUL
  @Composed
  void composed(TestInfo info) {
    assertEquals(true, isChecked());
    assertEquals("composed(TestInfo)", info.getDisplayName());
  }

  @Weave
  static class Base {
    // expect: SUCCESSFUL
    @Test
    void inherited() {
      assertEquals(true, isChecked());
    }

    @Nested
    class Inner {
      // expect: SUCCESSFUL
      @Test
      void nested() {
        assertEquals(true, isChecked());
      }

      // expect: FAILED
      @Weave(stateLimit = 2)
      @Test
      void nestedWithLimit() throws Exception {
        new WeavedTest().many();
      }
    }
  }
}

class WeavedSubclassTest extends WeavedTest.Base {}
