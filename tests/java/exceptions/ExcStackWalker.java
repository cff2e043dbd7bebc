// StackWalker and caller information: frames by name and line, limits, declaring classes, hidden lambda frames,
// getCallerClass.
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class ExcStackWalker {
  static final StackWalker PLAIN = StackWalker.getInstance();
  static final StackWalker RETAINING = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  static <T> T walk(Function<Stream<StackWalker.StackFrame>, T> function) {
    return PLAIN.walk(function);
  }

  static List<String> names() {
    return walk(frames -> frames.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
  }

  static void recurse(int n) {
    if (n > 0) {
      recurse(n - 1);
      return;
    }
    System.out.println("recursive " + names());
    System.out.println("limited "
        + walk(frames
            -> frames.limit(3).map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.toList())));
    System.out.println("skipped " + walk(frames -> frames.skip(2).findFirst().get().toString()));
    System.out.println("count " + walk(Stream::count));
  }

  static class Caller {
    static Class<?> who() {
      return RETAINING.getCallerClass();
    }

    static String callerOfCaller() {
      return RETAINING.walk(frames -> frames.skip(1).map(StackWalker.StackFrame::getDeclaringClass).findFirst())
          .map(Class::getSimpleName)
          .orElse("none");
    }
  }

  static class Other {
    static String ask() {
      return Caller.who().getSimpleName() + " " + Caller.callerOfCaller();
    }
  }

  interface Action {
    void run();
  }

  static void twice(Action action) {
    action.run();
    action.run();
  }

  Object field = names();

  public static void main(String[] args) {
    recurse(3);
    System.out.println("direct " + Caller.who().getSimpleName() + " " + Caller.callerOfCaller());
    System.out.println("other " + Other.ask());
    twice(() -> System.out.println("lambda " + names()));
    System.out.println("constructor " + new ExcStackWalker().field);
    PLAIN.forEach(frame
        -> System.out.println(frame.getClassName() + "." + frame.getMethodName() + " " + frame.getFileName() + " "
            + frame.isNativeMethod() + " " + frame.getLineNumber()));
    RETAINING.forEach(frame
        -> System.out.println(frame.getDeclaringClass() + " " + frame.getMethodType() + " " + frame.getDescriptor()));
    List.of(3, 1).stream().map(n -> n + 1).forEach(n -> {
      if (n == 2)
        System.out.println("stream "
            + walk(f
                -> f.filter(x -> x.getClassName().startsWith("Exc"))
                       .map(x -> x.getMethodName())
                       .collect(Collectors.toList())));
    });
    try {
      PLAIN.getCallerClass();
    } catch (UnsupportedOperationException e) {
      System.out.println(e.getMessage());
    }
    try {
      PLAIN.walk(frames -> frames.map(StackWalker.StackFrame::getDeclaringClass).findFirst());
    } catch (UnsupportedOperationException e) {
      System.out.println("no class without the option");
    }
    try {
      Stream<StackWalker.StackFrame> leaked = PLAIN.walk(frames -> frames);
      leaked.count();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    StackTraceElement element = walk(frames -> frames.findFirst().get().toStackTraceElement());
    System.out.println(element.getMethodName() + " " + element.getClassName());
    System.out.println(
        new Throwable().getStackTrace()[0].getLineNumber() == walk(f -> f.skip(1).findFirst().get().getLineNumber()));
  }
}
