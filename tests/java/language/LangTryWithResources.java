// stress: yes
// try with resources: closing order, suppressed exceptions, null resources, existing variables, failing constructors.
import java.io.Closeable;
import java.util.Arrays;

public class LangTryWithResources {
  static StringBuilder trace = new StringBuilder();

  static class Resource implements AutoCloseable {
    final String name;
    final boolean failsToClose;

    Resource(String name) {
      this(name, false);
    }

    Resource(String name, boolean failsToClose) {
      if (name.startsWith("bad")) throw new IllegalArgumentException("cannot open " + name);
      this.name = name;
      this.failsToClose = failsToClose;
      trace.append("+").append(name).append(' ');
    }

    String use() {
      trace.append("use-").append(name).append(' ');
      return name;
    }

    @Override
    public void close() {
      trace.append("-").append(name).append(' ');
      if (failsToClose) throw new IllegalStateException("close " + name);
    }
  }

  interface Action {
    Object run() throws Exception;
  }

  static void attempt(String title, Action action) {
    Object result;
    try {
      result = action.run();
    } catch (Throwable t) {
      result = describe(t);
    }
    System.out.println(title + ": " + result + " [" + trace.toString().trim() + "]");
    trace.setLength(0);
  }

  static String describe(Throwable t) {
    StringBuilder text = new StringBuilder(t.getClass().getSimpleName()).append('(').append(t.getMessage()).append(')');
    for (Throwable suppressed : t.getSuppressed()) text.append(" suppressed ").append(describe(suppressed));
    return text.toString();
  }

  static String plain() {
    try (Resource a = new Resource("a"); Resource b = new Resource("b"); Resource c = new Resource("c")) {
      return a.use() + b.use() + c.use();
    }
  }

  static String bodyFails() {
    try (Resource a = new Resource("a", true); Resource b = new Resource("b", true)) {
      throw new UnsupportedOperationException("body " + a.name + b.name);
    }
  }

  static String caught() {
    try (Resource a = new Resource("a", true)) {
      a.use();
    } catch (IllegalStateException e) {
      trace.append("catch ");
      return "caught " + e.getMessage() + " " + e.getSuppressed().length;
    } finally {
      trace.append("finally ");
    }
    return "not reached";
  }

  static String secondFailsToOpen() {
    try (Resource a = new Resource("a", true); Resource b = new Resource("bad"); Resource c = new Resource("c")) {
      return "not reached";
    }
  }

  static String nullResource() {
    try (Resource a = null; Resource b = new Resource("b")) {
      return "null is fine " + (a == null) + b.use();
    }
  }

  static String existing() {
    final Resource a = new Resource("a");
    Resource b = new Resource("b");
    try (a; b; Closeable c = () -> trace.append("lambda ")) {
      return a.use() + b.use();
    } catch (java.io.IOException e) {
      return "never";
    }
  }

  static int loop() {
    int count = 0;
    for (int i = 0; i < 4; i++) {
      try (Resource a = new Resource("r" + i)) {
        if (i == 1) continue;
        if (i == 2) break;
        count++;
      }
    }
    return count;
  }

  static String nested() {
    try (Resource outer = new Resource("outer", true)) {
      try (Resource inner = new Resource("inner", true)) {
        throw new RuntimeException("deep");
      } finally {
        trace.append("inner-finally ");
      }
    }
  }

  static String selfSuppression() {
    RuntimeException same = new RuntimeException("same");
    try {
      try (AutoCloseable resource = () -> { throw same; }) {
        throw same;
      }
    } catch (Exception e) {
      return describe(e) + " " + (e == same);
    }
  }

  static String manual() {
    Exception main = new Exception("main");
    main.addSuppressed(new Exception("one", new Exception("cause")));
    main.addSuppressed(new Error("two"));
    try {
      main.addSuppressed(null);
    } catch (NullPointerException e) {
      trace.append(e.getMessage()).append(' ');
    }
    Throwable[] suppressed = main.getSuppressed();
    suppressed[0] = null;
    return describe(main) + " " + Arrays.toString(main.getSuppressed()) + main.getSuppressed()[0].getCause();
  }

  public static void main(String[] args) {
    attempt("plain", LangTryWithResources::plain);
    attempt("body fails", LangTryWithResources::bodyFails);
    attempt("caught", LangTryWithResources::caught);
    attempt("open fails", LangTryWithResources::secondFailsToOpen);
    attempt("null", LangTryWithResources::nullResource);
    attempt("existing", LangTryWithResources::existing);
    attempt("loop", LangTryWithResources::loop);
    attempt("nested", LangTryWithResources::nested);
    attempt("self", LangTryWithResources::selfSuppression);
    attempt("manual", LangTryWithResources::manual);
  }
}
