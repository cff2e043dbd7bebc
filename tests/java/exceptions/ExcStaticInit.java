// Failing static initialisers: ExceptionInInitializerError first, NoClassDefFoundError afterwards, causes, subclasses,
// interfaces, enums.
public class ExcStaticInit {
  static class Fails {
    static int before = log("Fails starts");
    static int value = fail("in Fails");

    static void call() {}
  }

  static class FailsWithError {
    static {
      log("FailsWithError starts");
      if (true) throw new AssertionError("an error is not wrapped");
    }

    static int value;
  }

  static class Child extends Fails {
    static int own = log("Child never starts");
  }

  static class Divides {
    static int zero = 0;
    static int value = 1 / zero;
  }

  interface WithField {
    int VALUE = fail("in an interface");

    default void method() {}
  }

  static class Implements implements WithField {
    static {
      log("Implements");
    }
  }

  enum Broken {
    ONE, TWO;

    static {
      fail("in an enum");
    }
  }

  static class Nested {
    static int value = Inner.value;

    static class Inner {
      static int value = fail("innermost");
    }
  }

  static class Recovers {
    static int value;

    static {
      try {
        value = fail("caught inside");
      } catch (IllegalStateException e) {
        value = 7;
      }
    }
  }

  static int log(String text) {
    System.out.println("  " + text);
    return 1;
  }

  static int fail(String text) {
    throw new IllegalStateException(text);
  }

  interface Action {
    Object run() throws Exception;
  }

  static void show(String title, Action action) {
    System.out.println(title);
    try {
      System.out.println("  value " + action.run());
    } catch (Throwable t) {
      for (Throwable at = t; at != null; at = at.getCause())
        System.out.println("  " + at.getClass().getName() + ": " + at.getMessage());
      if (t instanceof ExceptionInInitializerError) {
        System.out.println("  " + (((ExceptionInInitializerError) t).getException() == t.getCause()) + " "
            + t.getCause().getStackTrace()[1].getMethodName());
      }
    }
  }

  public static void main(String[] args) {
    show("field", () -> Fails.value);
    show("field again", () -> Fails.before);
    show("call", () -> { Fails.call(); return 0; });
    show("instance", Fails::new);
    show("child", () -> Child.own);
    show("child again", Child::new);
    show("array still works", () -> new Fails[2].length);
    show("literal still works", () -> Fails.class.getSimpleName());
    show("forName", () -> Class.forName("ExcStaticInit$Fails"));
    show("forName without",
        () -> Class.forName("ExcStaticInit$Fails", false, ExcStaticInit.class.getClassLoader()).getSimpleName());
    show("error", () -> FailsWithError.value);
    show("error again", () -> FailsWithError.value);
    show("division", () -> Divides.value);
    show("interface", Implements::new);
    show("interface again", () -> WithField.VALUE);
    show("implements again", Implements::new);
    show("enum", () -> Broken.ONE);
    show("enum again", Broken::values);
    show("enum valueOf", () -> Enum.valueOf(Broken.class, "ONE"));
    show("nested", () -> Nested.value);
    show("nested again", () -> Nested.value);
    show("inner again", () -> Nested.Inner.value);
    show("recovers", () -> Recovers.value);
    show("reflection", () -> Divides.class.getDeclaredField("value").get(null));
    show("reflective construction", () -> Divides.class.getDeclaredConstructor().newInstance());
  }
}
