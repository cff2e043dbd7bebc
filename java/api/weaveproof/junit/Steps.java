package weaveproof.junit;

import java.lang.reflect.Method;
import java.util.List;

/** Puts steps into words, see {@link RunTest}. */
final class Steps {
  private Steps() {}

  /** Of what the next step calls. One of no time at all is none. */
  static void limit(List<String> steps, TimeLimit limit) {
    if (limit != null && limit.nanos() > 0) {
      steps.addAll(List.of("limit", String.valueOf(limit.nanos()), limit.said()));
    }
  }

  static void call(List<String> steps, String verb, Method method) {
    steps.addAll(List.of(verb, method.getDeclaringClass().getName(), Members.signatureOf(method)));
  }

  static void call(List<String> steps, String verb, int instance, Method method) {
    steps.addAll(List.of(verb, String.valueOf(instance)));
    steps.addAll(List.of(method.getDeclaringClass().getName(), Members.signatureOf(method)));
  }
}
