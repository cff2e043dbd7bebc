// The elements of a stack trace: class, method, file and line of constructors, initialisers, lambdas, bridges, nested
// calls over several lines.
import java.util.Comparator;
import java.util.function.Supplier;

public class ExcTraceElements {
  static Throwable made;
  int field = make("field initialiser");

  static {
    make("static initialiser");
    show();
  }

  {
    make("instance block");
    show();
  }

  ExcTraceElements() {
    make("constructor");
    show();
  }

  static int make(String text) {
    made = new Throwable(text);
    return text.length();
  }

  static void show() {
    System.out.println(made.getMessage());
    for (StackTraceElement element : made.getStackTrace()) {
      System.out.println("  " + element.getClassName() + "|" + element.getMethodName() + "|" + element.getFileName()
          + "|" + element.getLineNumber() + "|" + element.isNativeMethod() + "|" + element.getModuleName() + "|"
          + element.getClassLoaderName());
    }
  }

  static int several(int a, int b, int c) {
    return a + b + c;
  }

  static class Text implements Comparable<Text> {
    public int compareTo(Text other) {
      return make("bridge");
    }
  }

  static Throwable returned() {
    return new Throwable("returned");
  }

  @SuppressWarnings("unchecked")
  public static void main(String[] args) {
    new ExcTraceElements();
    show();
    several(
        1,
        make("argument on the second line"),
        3);
    show();
    Supplier<Integer> lambda = () -> make("lambda");
    lambda.get();
    show();
    Supplier<Supplier<Integer>> nested = () -> {
      return () ->
          make("nested lambda");
    };
    nested.get().get();
    show();
    ((Comparable) new Text()).compareTo(new Text());
    show();
    new Object() {
      void method() {
        make("anonymous");
      }
    }.method();
    show();
    Comparator<Text> comparator = Text::compareTo;
    comparator.compare(new Text(), new Text());
    show();
    for (int i = 0;
         i < make("loop condition") - 13;
         i++) {
      System.out.println("once");
    }
    show();
    made = returned();
    show();
    StackTraceElement element = made.getStackTrace()[0];
    System.out.println(element + " " + element.equals(returned().getStackTrace()[0]) + " "
        + (made.getStackTrace() == made.getStackTrace()));
    StackTraceElement own = new StackTraceElement("some.Type", "method", "File.java", 12);
    System.out.println(own + " " + new StackTraceElement("T", "m", null, -1) + " "
        + new StackTraceElement("T", "m", "F", -2) + " " + new StackTraceElement("T", "m", "F", -1));
    made.setStackTrace(new StackTraceElement[] {own, element});
    made.printStackTrace(System.out);
    Throwable filled = made.fillInStackTrace();
    System.out.println(
        (filled == made) + " " + made.getStackTrace().length + " " + made.getStackTrace()[0].getMethodName());
    System.out.println(
        Thread.currentThread().getStackTrace()[1] + " " + Thread.currentThread().getStackTrace()[0].getMethodName());
    try {
      made.setStackTrace(new StackTraceElement[] {null});
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
