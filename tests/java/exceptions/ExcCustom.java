// stress: yes
// Own exception classes: messages, localised messages, no stack trace, overridden fillInStackTrace, suppression
// switched off, state.
public class ExcCustom {
  static class Coded extends RuntimeException {
    final int code;
    private final long[] data;

    Coded(int code, long... data) {
      super("code=" + code);
      this.code = code;
      this.data = data;
    }

    long sum() {
      long sum = code;
      for (long value : data) sum += value;
      return sum;
    }
  }

  static class Stackless extends RuntimeException {
    Stackless(String message) {
      super(message, null, false, false);
    }
  }

  static class OnlySuppression extends Exception {
    OnlySuppression(Throwable cause) {
      super("only suppression", cause, true, false);
    }
  }

  static class NotFilled extends Exception {
    int calls;

    NotFilled(String message) {
      super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
      calls++;
      return this;
    }
  }

  static class Talkative extends Exception {
    private final Object detail;

    Talkative(Object detail) {
      this.detail = detail;
    }

    @Override
    public String getMessage() {
      return "detail is " + detail;
    }

    @Override
    public String getLocalizedMessage() {
      return getMessage().toUpperCase();
    }

    @Override
    public synchronized Throwable getCause() {
      return detail instanceof Throwable t ? t : null;
    }
  }

  static class ThrowingMessage extends RuntimeException {
    @Override
    public String getMessage() {
      throw new IllegalStateException("no message");
    }
  }

  static class Generic extends Exception {
    private final java.util.Map<String, Object> context = new java.util.TreeMap<>();

    Generic with(String key, Object value) {
      context.put(key, value);
      return this;
    }

    @Override
    public String toString() {
      return "Generic" + context;
    }
  }

  static final RuntimeException CONSTANT = new RuntimeException("constant");

  static RuntimeException constant() {
    return CONSTANT;
  }

  static void print(Throwable t) {
    System.out.println("[" + t.getClass().getSimpleName() + "] frames " + t.getStackTrace().length + " suppressed "
        + t.getSuppressed().length);
    t.printStackTrace(System.out);
  }

  public static void main(String[] args) {
    try {
      throw new Coded(7, 1L << 40, 2, 3);
    } catch (Coded e) {
      System.out.println(e.sum() + " " + e.getMessage());
      print(e);
    }
    Stackless stackless = new Stackless("stackless");
    stackless.addSuppressed(new Exception("ignored"));
    stackless.fillInStackTrace();
    stackless.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C", 1)});
    print(stackless);
    OnlySuppression only = new OnlySuppression(stackless);
    only.addSuppressed(new Stackless("kept"));
    print(only);
    NotFilled notFilled = new NotFilled("not filled");
    notFilled.addSuppressed(new NotFilled(null));
    print(notFilled);
    System.out.println(notFilled.calls + " " + (notFilled.fillInStackTrace() == notFilled) + " " + notFilled.calls);
    print(new Talkative("x"));
    print(new Talkative(new Stackless("as a cause")));
    print(new Generic().with("b", 2).with("a", "one"));
    try {
      print(new ThrowingMessage());
    } catch (IllegalStateException e) {
      System.out.println("message failed: " + e.getMessage());
    }
    for (int i = 0; i < 2; i++) {
      try {
        throw constant();
      } catch (RuntimeException e) {
        System.out.println(
            (e == CONSTANT) + " " + e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace().length);
      }
    }
    Throwable[] plain = {new Throwable(), new Exception((String) null), new RuntimeException(new Error()),
        new Error("m", null), new AssertionError(5), new AssertionError("text", new Exception("c")),
        new AssertionError((Object) null), new AssertionError(new Exception("as detail"))};
    for (Throwable t : plain)
      System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getCause());
  }
}
