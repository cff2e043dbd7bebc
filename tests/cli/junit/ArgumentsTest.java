// Where the arguments of parameterised tests come from. Each test has one invocation that fails.
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EmptySource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullAndEmptySource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArgumentsTest {
  enum Colour { RED, GREEN, BLUE }

  private static List<Integer> prepared;

  @BeforeAll
  static void prepare() {
    prepared = List.of(1, 2);
  }

  // expect: ints[1] no-violation
  // expect: ints[2] violation
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void ints(long value) {
    assertEquals(1, value);
  }

  // expect: texts[1] no-violation
  // expect: texts[2] no-violation
  // expect: texts[3] violation
  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"a\tb", "c = d"})
  void texts(String value, TestInfo info) {
    assertNotNull(info.getDisplayName());
    assertNotEquals("c = d", value);
  }

  // expect: empties[1] no-violation
  // expect: empties[2] violation
  @ParameterizedTest
  @NullAndEmptySource
  void empties(List<String> value) {
    assertTrue(value == null);
  }

  // expect: emptyArray[1] no-violation
  @ParameterizedTest
  @EmptySource
  void emptyArray(int[] value) {
    assertEquals(0, value.length);
  }

  // expect: records[1] no-violation
  // expect: records[2] no-violation
  // expect: records[3] no-violation
  // expect: records[4] violation
  @ParameterizedTest
  @CsvSource({
    "1, one, 2024-02-29, RED",
    "2, 'two, or ''two''', 2024-02-29, GREEN",
    "0x3, '',,",
    "4, four, 2023-01-01, BLUE",
  })
  void records(int number, String word, LocalDate day, Colour colour) {
    switch (number) {
      case 1 -> assertEquals("one", word);
      case 2 -> assertEquals("two, or 'two'", word);
      case 3 -> assertEquals("", word);
      default -> assertEquals(LocalDate.of(2024, 2, 29), day);
    }
    assertEquals(colour, number == 3 ? null : Colour.values()[number - 1]);
  }

  // expect: block[1] no-violation
  // expect: block[2] no-violation
  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      # a comment
      1 | true
      2 | false
      """)
  void block(int number, boolean odd) {
    assertEquals(odd, number % 2 == 1);
  }

  // expect: file[1] no-violation
  // expect: file[2] violation
  @ParameterizedTest
  @CsvFileSource(resources = "/numbers.csv", numLinesToSkip = 1)
  void file(Integer number, String word) {
    assertEquals("one \"x\"", word);
  }

  // expect: constants[1] no-violation
  // expect: constants[2] violation
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "GREEN")
  void constants(Colour colour) {
    assertEquals(Colour.RED, colour);
  }

  // expect: units[1] no-violation
  @ParameterizedTest
  @EnumSource(value = TimeUnit.class, names = "DAYS")
  void units(Object unit) {
    assertEquals(TimeUnit.DAYS, unit);
  }

  static Stream<Arguments> rows() {
    return Stream.of(Arguments.of(prepared.get(0), List.of("x")), Arguments.of(prepared.get(1), List.of()));
  }

  // expect: fromMethod[1] no-violation
  // expect: fromMethod[2] violation
  @ParameterizedTest
  @MethodSource("rows")
  void fromMethod(int number, List<String> list) {
    assertFalse(list.isEmpty());
  }

  static IntStream sameName() {
    return IntStream.range(0, 2);
  }

  // expect: sameName[1] no-violation
  // expect: sameName[2] violation
  @ParameterizedTest
  @MethodSource
  void sameName(int number) {
    assertEquals(0, number);
  }

  // expect: elsewhere[1] no-violation
  @ParameterizedTest
  @MethodSource("Elsewhere#words")
  void elsewhere(String word) {
    assertEquals("far", word);
  }
}

class Elsewhere {
  static String[] words() {
    return new String[] {"far"};
  }
}
