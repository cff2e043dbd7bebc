// stress: yes
// sanitize: yes
// try, catch and finally: order, values returned before and after finally, overriding returns and exceptions, nesting.
public class LangTryFinally {
  static StringBuilder trace = new StringBuilder();

  static int note(String text, int value) {
    trace.append(text).append(' ');
    return value;
  }

  static int valueBeforeFinally() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 2;
      note("finally " + x, 0);
    }
  }

  static int[] arrayBeforeFinally() {
    int[] x = {1};
    try {
      return x;
    } finally {
      x[0] = 2;
    }
  }

  @SuppressWarnings("finally")
  static int overridden(boolean fail) {
    try {
      if (fail) throw new RuntimeException("lost");
      return note("try", 1);
    } finally {
      return note("finally", 2);
    }
  }

  @SuppressWarnings("finally")
  static int replacedException() {
    try {
      throw new IllegalStateException("first");
    } finally {
      throw new IllegalArgumentException("second");
    }
  }

  static String which(int n) {
    try {
      try {
        note("enter", 0);
        switch (n) {
          case 0: return "returned";
          case 1: throw new IllegalArgumentException("illegal");
          case 2: throw new NullPointerException("null");
          case 3: throw new Error("error");
          case 4: throw new Exception("checked");
          case 5: Object o = new int[1][-1]; break;
          default: break;
        }
        note("body", 0);
      } catch (IllegalArgumentException e) {
        note("catch1", 0);
        return "inner " + e.getMessage();
      } catch (NullPointerException | NegativeArraySizeException e) {
        note("catch2", 0);
        throw new IllegalStateException("wrapped", e);
      } finally {
        note("finally1", 0);
      }
      note("after", 0);
    } catch (RuntimeException e) {
      note("outer", 0);
      return e.getMessage() + " of " + e.getCause().getClass().getSimpleName();
    } catch (Exception e) {
      return "exception " + e.getMessage();
    } catch (Throwable t) {
      return "throwable " + t.getMessage();
    } finally {
      note("finally2", 0);
    }
    return "normal";
  }

  static int deep(int n) {
    try {
      if (n == 0) throw new IllegalStateException("bottom");
      return deep(n - 1);
    } finally {
      note("f" + n, 0);
    }
  }

  static long wideValue(long a, double b) {
    try {
      return a * 2 + note("value", 1);
    } finally {
      a = 0;
      b = note("dropped", 3);
    }
  }

  static int nestedFinally() {
    int x = 0;
    try {
      try {
        x += 1;
        throw new RuntimeException("a");
      } finally {
        try {
          x += 10;
          throw new RuntimeException("b");
        } catch (RuntimeException e) {
          x += e.getMessage().equals("b") ? 100 : 0;
        } finally {
          x += 1000;
        }
      }
    } catch (RuntimeException e) {
      return e.getMessage().equals("a") ? x : -x;
    }
  }

  static int catchInLoop() {
    int sum = 0;
    for (int i = -3; i <= 3; i++) {
      try {
        sum += 12 / i;
        if (i == 2) continue;
        sum += 1000;
      } catch (ArithmeticException e) {
        sum += 100_000;
        continue;
      } finally {
        if (i == 3) break;
        sum++;
      }
    }
    return sum;
  }

  static void show(Object value) {
    System.out.println(value + " [" + trace.toString().trim() + "]");
    trace.setLength(0);
  }

  public static void main(String[] args) {
    show(valueBeforeFinally());
    show(arrayBeforeFinally()[0]);
    show(overridden(false));
    show(overridden(true));
    try {
      replacedException();
    } catch (RuntimeException e) {
      show(e.getMessage() + " " + e.getSuppressed().length + " " + e.getCause());
    }
    for (int n = 0; n <= 6; n++) show(n + " " + which(n));
    try {
      deep(4);
    } catch (IllegalStateException e) {
      show(e.getMessage());
    }
    show(wideValue(1L << 40, 2));
    show(nestedFinally());
    show(catchInLoop());
    try {
      Throwable t = new Exception("variable");
      throw (RuntimeException) new RuntimeException(t.getMessage()).initCause(t);
    } catch (RuntimeException e) {
      show(e.getCause().getMessage());
    }
  }
}
