package weaveproof.junit;

import java.util.Arrays;

/** A test's stack trace ends with the test: who called it is nobody's business. */
final class StackTraces {
  private StackTraces() {}

  /** Takes off the frames of this package below the test, and those of the reflective call. */
  static void trim(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    int end = 0;
    while (end < trace.length && !trace[end].getClassName().startsWith("weaveproof.junit.")) {
      end++;
    }
    while (end > 0 && isReflection(trace[end - 1].getClassName())) {
      end--;
    }
    if (end > 0 && end < trace.length) {
      thrown.setStackTrace(Arrays.copyOf(trace, end));
    }
  }

  private static boolean isReflection(String className) {
    return className.startsWith("jdk.internal.reflect.") || className.startsWith("java.lang.reflect.");
  }
}
