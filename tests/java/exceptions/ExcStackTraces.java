// Printed stack traces: causes with common frames, suppressed exceptions, circular references, messages of several
// lines, nesting.
import java.io.PrintWriter;
import java.io.StringWriter;

public class ExcStackTraces {
  static class Special extends Exception {
    Special(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static class Silent extends RuntimeException {
    @Override
    public String toString() {
      return "a silent one";
    }
  }

  static class Localised extends RuntimeException {
    Localised(String message) {
      super(message);
    }

    @Override
    public String getLocalizedMessage() {
      return "localised " + getMessage();
    }
  }

  static void lowest(int n) {
    if (n == 0) throw new IllegalStateException("lowest");
    lowest(n - 1);
  }

  static void middle() throws Special {
    try {
      lowest(2);
    } catch (IllegalStateException e) {
      throw new Special("middle", e);
    }
  }

  void instance() {
    try {
      middle();
    } catch (Special e) {
      throw new RuntimeException(e);
    }
  }

  static class Resource implements AutoCloseable {
    final String name;

    Resource(String name) {
      this.name = name;
    }

    public void close() throws Exception {
      throw new Exception("closing " + name, new Error("reason of " + name));
    }
  }

  static void resources() throws Exception {
    try (Resource a = new Resource("a"); Resource b = new Resource("b")) {
      lowest(0);
    }
  }

  static int field = 0;

  static class Inner {
    class Deep {
      Deep() {
        Runnable r = () -> {
          Object o = new Object() {
            {
              lowest(field);
            }
          };
        };
        r.run();
      }
    }
  }

  interface Action {
    void run() throws Exception;
  }

  static void print(String title, Action action) {
    System.out.println("-- " + title);
    try {
      action.run();
    } catch (Throwable t) {
      t.printStackTrace(System.out);
    }
  }

  public static void main(String[] args) throws Exception {
    print("simple", () -> lowest(1));
    print("causes", () -> new ExcStackTraces().instance());
    print("suppressed", ExcStackTraces::resources);
    print("null message", () -> { throw new NullPointerException(); });
    print("empty message", () -> { throw new Error(""); });
    print("lines", () -> { throw new Exception("first\nsecond\n"); });
    print("own text", () -> { throw new Silent(); });
    print("localised", () -> { throw new Localised("message"); });
    print("division", () -> System.out.println(1 / field));
    print("inner classes", () -> new Inner().new Deep());
    print("library", () -> java.util.List.of(1, 2).get(5));
    print("parse", () -> Integer.parseInt("12x"));
    print("cause only", () -> { throw new Exception((Throwable) null); });
    print("circular", () -> {
      Exception a = new Exception("a");
      Exception b = new Exception("b", a);
      a.initCause(b);
      throw a;
    });
    print("suppressed circle", () -> {
      Exception a = new Exception("a");
      Exception b = new Exception("b");
      a.addSuppressed(b);
      b.addSuppressed(a);
      throw a;
    });
    StringWriter writer = new StringWriter();
    new Special("written", new Silent()).printStackTrace(new PrintWriter(writer, true));
    System.out.print(writer);
    Throwable[] both = {new Exception("made here"), null};
    both[1] = new Exception("made later", both[0]);
    both[1].printStackTrace(System.out);
  }
}
