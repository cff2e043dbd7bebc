import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Stack traces and StackWalker: frames, their order, lines, callers, synthetic frames, traces of exceptions with
 * causes.
 */
public class ReflectStackWalker {
  static final StackWalker WALKER = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  static class Outer {
    final List<String> frames;

    Outer() {
      frames = new Inner().collect();
    }

    class Inner {
      List<String> collect() {
        return WALKER.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName() + "." + f.getMethodName() + ":"
            + f.getLineNumber()).collect(Collectors.toList()));
      }
    }
  }

  static Class<?> whoCalls() {
    return WALKER.getCallerClass();
  }

  static class Caller {
    static Class<?> ask() {
      return whoCalls();
    }
  }

  static int depth(int n) {
    return n == 0 ? (int) (long) WALKER.walk(s -> s.filter(f -> f.getMethodName().equals("depth")).count())
        : depth(n - 1);
  }

  static List<String> topFrames(Throwable t, int n) {
    return Arrays.stream(t.getStackTrace()).limit(n)
        .map(f -> f.getClassName() + "." + f.getMethodName() + ":" + f.getLineNumber()).toList();
  }

  static void failing(int level) {
    if (level == 0) throw new IllegalStateException("bottom");
    try {
      failing(level - 1);
    } catch (IllegalStateException e) {
      throw new IllegalStateException("level " + level, e);
    }
  }

  static void recurse() {
    recurse();
  }

  public static void main(String[] args) throws Exception {
    System.out.println(new Outer().frames);
    System.out.println(Caller.ask().getSimpleName() + " " + whoCalls().getSimpleName() + " " + depth(25));
    Supplier<List<String>> lambda =
        () -> StackWalker.getInstance()
        .walk(s -> s.map(StackWalker.StackFrame::getMethodName).collect(Collectors.toList()));
    System.out.println(lambda.get().stream().map(m -> m.replaceAll("lambda\\$main\\$\\d+", "lambda")).toList());
    System.out.println((Object) StackWalker.getInstance()
        .walk(s -> s.limit(1).map(f -> f.getFileName() + " " + f.getLineNumber() + " " + f.getDescriptor() + " "
        + f.isNativeMethod() + " " + f.toStackTraceElement()).toList()));
    System.out.println((Object) StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(s -> s.skip(0).findFirst().get().getMethodType()));
    try {
      StackWalker.getInstance().walk(s -> s.findFirst().get().getDeclaringClass());
    } catch (UnsupportedOperationException e) {
      System.out.println("classes not retained");
    }
    try {
      failing(3);
    } catch (IllegalStateException e) {
      for (Throwable t = e; t != null; t = t.getCause()) {
        System.out.println(t.getMessage() + " " + t.getStackTrace().length + " " + topFrames(t, 2));
      }
    }
    StackTraceElement[] here = Thread.currentThread().getStackTrace();
    System.out.println(here[0].getMethodName() + " " + here[1] + " " + here[1].getModuleName() + " "
        + here[0].getModuleName() + " " + here[0].getClassName() + " " + here[1].isNativeMethod() + " " + here.length);
    try {
      List.of(1, 2).forEach(i -> Integer.parseInt("x" + i));
    } catch (NumberFormatException e) {
      StackTraceElement[] trace = e.getStackTrace();
      System.out.println(trace[0].getClassName() + "." + trace[0].getMethodName() + " last " + trace[trace.length - 1]);
    }
    Throwable custom = new Throwable("custom");
    custom.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C.java", 12),
        new StackTraceElement("D", "e", null, -2), new StackTraceElement("F", "<init>", null, -1)});
    System.out.println(Arrays.toString(custom.getStackTrace()));
    Throwable silent = new Throwable("no trace", null, true, false) {};
    System.out.println(silent.getStackTrace().length + " "
        + new Throwable("a", new RuntimeException("b")) {}.getCause());
    try {
      recurse();
    } catch (StackOverflowError e) {
      System.out.println(e.getStackTrace().length + " frames kept, " + e.getStackTrace()[500].getMethodName() + " "
          + e.getMessage());
    }
    StringBuilder text = new StringBuilder();
    java.io.StringWriter writer = new java.io.StringWriter();
    try {
      failing(1);
    } catch (IllegalStateException e) {
      e.addSuppressed(new ArithmeticException("suppressed"));
      e.printStackTrace(new java.io.PrintWriter(writer, true));
    }
    writer.toString().lines().map(l -> l.replace("\t", "  ")).forEach(l -> text.append(l).append('\n'));
    System.out.print(text);
    List<String> fromThread = new ArrayList<>();
    Thread thread = new Thread(() -> fromThread.addAll(topFrames(new Throwable(), 9)), "walker");
    thread.start();
    thread.join();
    System.out.println(fromThread.get(fromThread.size() - 1).startsWith("java.lang.Thread.run") + " "
        + fromThread.size());
  }
}
