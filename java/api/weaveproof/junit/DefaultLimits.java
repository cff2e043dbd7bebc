package weaveproof.junit;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time limits that the settings of JUnit 5 give to all methods that have no {@code @Timeout}: {@code
 * junit.jupiter.execution.timeout.default} and those for some methods, of which the most exact one applies.
 */
final class DefaultLimits {
  private static final String PREFIX = "junit.jupiter.execution.timeout.";
  private static final Pattern DURATION =
      Pattern.compile("([1-9]\\d*) ?((?:[nμm]?s)|m|h|d)?", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  private static final Map<String, TimeUnit> UNITS = Map.of("ns", TimeUnit.NANOSECONDS, "μs", TimeUnit.MICROSECONDS,
      "ms", TimeUnit.MILLISECONDS, "s", TimeUnit.SECONDS, "m", TimeUnit.MINUTES, "h", TimeUnit.HOURS, "d", TimeUnit.DAYS);

  private DefaultLimits() {}

  /** Of a test; `isTemplate`: it has several invocations. */
  static TimeLimit ofTest(String method, boolean isTemplate) {
    return first(method, isTemplate ? "testtemplate.method" : "test.method", "testable.method");
  }

  /** Of what comes before or after tests: `mark` is {@code BeforeEach} and the like. */
  static TimeLimit ofLifecycle(String method, String mark) {
    return first(method, mark.toLowerCase(Locale.ROOT) + ".method", "lifecycle.method");
  }

  /** Whether no limit applies, that of {@code @Timeout} neither. */
  static boolean areDisabled() {
    return Settings.has(PREFIX + "mode", "disabled");
  }

  private static TimeLimit first(String method, String kind, String group) {
    if (areDisabled()) {
      return null;
    }
    for (String name : new String[] {kind + ".default", group + ".default", "default"}) {
      String given = Settings.of(PREFIX + name);
      if (!given.isEmpty()) {
        return parsed(method, PREFIX + name, given);
      }
    }
    return null;
  }

  private static TimeLimit parsed(String method, String name, String given) {
    Matcher matcher = DURATION.matcher(given);
    try {
      if (matcher.matches()) {
        String unit = matcher.group(2) == null ? "s" : matcher.group(2).toLowerCase(Locale.ROOT);
        return TimeLimit.ofJupiter(method, Long.parseLong(matcher.group(1)), UNITS.get(unit));
      }
    } catch (NumberFormatException tooLarge) {
      // The same sentence.
    }
    throw new Refusal(name + " is " + given + ", and has to be a time such as 500 ms, 10 s or 2 m");
  }
}
