// jdk: 21+
// Lines of stack traces in switches, lambdas, and canonical constructors.
public class StackTracesOfPatterns {
  record Checked(int value) {
    Checked {
      if (value < 0) throw new IllegalArgumentException("negative");
    }
  }

  static int of(Object o) {
    return switch (o) {
      case Integer i when i / (i - 1) > 5 -> 1;
      case Integer i -> new Checked(i).value();
      case String s -> Integer.parseInt(s);
      default -> throw new UnsupportedOperationException();
    };
  }

  public static void main(String[] args) {
    for (Object o : new Object[] {1, -3, "x", 2.5, null}) {
      try {
        System.out.println(of(o));
      } catch (RuntimeException e) {
        System.out.println(e);
        for (StackTraceElement at : e.getStackTrace())
          if (at.getClassName().startsWith("StackTraces")) System.out.println("  " + at);
      }
    }
  }
}
