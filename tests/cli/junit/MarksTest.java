// What else JUnit 5 knows: each is there, or is told not to be.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MarksTest {
  static class Extension implements BeforeEachCallback {
    @Override
    public void beforeEach(ExtensionContext context) {
      throw new IllegalStateException();
    }
  }

  // expect: extended unsupported
  @ExtendWith(Extension.class)
  @Test
  void extended() {}

  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @CsvSource("1")
  @ExtendWith(Extension.class)
  @interface ExtendedRow {}

  // An annotation of JUnit's whose extension is known, and one that is not, in one.
  // expect: extendedRow unsupported
  @ExtendedRow
  void extendedRow(int number) {}

  @ExtendWith(Extension.class)
  interface Extended {}

  static class ExtendedTest implements Extended {
    // expect: extendedByItsInterface unsupported
    @Test
    void extendedByItsInterface() {}
  }

  static class RegisteredTest {
    @RegisterExtension static Extension extension = new Extension();

    // expect: registered unsupported
    @Test
    void registered() {}
  }

  @Nested
  class Inner {
    @ExtendWith(Extension.class)
    @Nested
    class Deep {
      // expect: deep unsupported
      @Test
      void deep() {}
    }

    // expect: nested no-violation
    @Test
    void nested() {}
  }

  // expect: factory unsupported
  @TestFactory
  Stream<DynamicTest> factory() {
    return Stream.of(DynamicTest.dynamicTest("one", () -> fail()));
  }

  // expect: disabledFactory skipped
  @Disabled
  @TestFactory
  List<DynamicTest> disabledFactory() {
    return List.of();
  }

  // expect: template unsupported
  @TestTemplate
  void template() {
    fail();
  }

  @TestInstance(TestInstance.Lifecycle.PER_CLASS)
  static class OneInstanceTest {
    private int calls;

    @BeforeAll
    void beforeAll() {
      calls += 10;
    }

    @BeforeEach
    void beforeEach() {
      calls++;
    }

    // expect: ofOneInstance no-violation
    @Test
    void ofOneInstance() {
      assertEquals(11, calls);
    }

    Stream<Integer> rows() {
      return Stream.of(0, 1);
    }

    // expect: rowsOfOneInstance[1] violation
    // expect: rowsOfOneInstance[2] no-violation
    @MethodSource("rows")
    @ParameterizedTest
    void rowsOfOneInstance(int row) {
      assertEquals(1, row);
    }
  }

  static class Provider implements ArgumentsProvider {
    @Override
    public Stream<? extends Arguments> provideArguments(ExtensionContext context) {
      return Stream.of(Arguments.of(1));
    }
  }

  // expect: provided unsupported
  @ArgumentsSource(Provider.class)
  @ParameterizedTest
  void provided(int row) {
    fail();
  }

  // expect: named no-violation
  @DisplayName("'Named' {0} \u263a")
  @Test
  void named(TestInfo info) {
    assertEquals("'Named' {0} \u263a", info.getDisplayName());
  }

  // expect: namedByRows[1] no-violation
  // expect: namedByRows[2] violation
  @CsvSource({"1, '{1}'", "2, b"})
  @DisplayName("rows")
  @ParameterizedTest(name = "{displayName} {index}: {1} of {arguments}")
  void namedByRows(int row, String word, TestInfo info) {
    assertEquals("rows 1: {1} of 1, {1}", info.getDisplayName());
  }

  // expect: inTime no-violation
  @Test
  void inTime() {
    assertTimeout(Duration.ofSeconds(1), () -> Thread.sleep(10));
  }

  // expect: tooLate violation
  @Test
  void tooLate() {
    assertTimeout(Duration.ofMillis(100), () -> Thread.sleep(2000));
  }

  // expect: inTimeOfAnother no-violation
  @Test
  void inTimeOfAnother() {
    assertTimeoutPreemptively(Duration.ofSeconds(5), () -> Thread.sleep(10));
  }

  // expect: tooLateOfAnother violation
  @Test
  void tooLateOfAnother() {
    assertTimeoutPreemptively(Duration.ofSeconds(2), () -> Thread.sleep(5000));
  }

  // expect: isStatic skipped
  @Test
  static void isStatic() {
    fail();
  }

  // expect: isPrivate skipped
  @Test
  private void isPrivate() {
    fail();
  }

  // expect: returns skipped
  @Test
  int returns() {
    assertTrue(false);
    return 1;
  }
}
