package weaveproof.jupiter;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Checks a test of JUnit 5, or all tests of a class, with weaveproof: under every schedule of its threads, and not once
 * under one of them. The test fails if a schedule fails; the message shows this schedule.
 *
 * <p>The check runs in a process of its own, with the class path of this one. In this process, neither the test nor the
 * methods before and after each test are called. {@code @BeforeAll} and {@code @AfterAll} are called in both.
 *
 * <p>The annotation of a method replaces that of its class, and that of a class those of the classes around it.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@ExtendWith(WeaveExtension.class)
public @interface Weave {
  /** Ends the check after this time, such as {@code "30s"} or {@code "5m"}. Default: {@code weaveproof.time-limit}, or a minute. */
  String timeLimit() default "";

  /** Ends the check after this number of states, which gives the same result on every machine. 0: no such limit. */
  long stateLimit() default 0;

  /** Limits the memory of the check, such as {@code "2G"}. Default: three quarters of the machine's memory. */
  String memoryLimit() default "";

  /** When timed waits end: {@code "free"}, {@code "last"}, {@code "patient:10s"}. Default: that of {@code --time}. */
  String time() default "";

  /** What is a violation: {@code "deadlock"}, {@code "race"}, … Default: that of {@code --property}. */
  String[] properties() default {};

  /** Which schedules are explored, and in which order, such as {@code "pct"}. Default: that of {@code --search}. */
  String search() default "";

  /** Any other options of {@code weaveproof check}: {@code {"--preemption-bound=2", "--weak-cas"}}. */
  String[] options() default {};

  /** What becomes of a test when a limit ends the check before every schedule was explored. */
  Inconclusive inconclusive() default Inconclusive.FAILS;
}
