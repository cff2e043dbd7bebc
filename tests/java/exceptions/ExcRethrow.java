// stress: yes
// sanitize: yes
// Catching and throwing again: precise rethrow, multi-catch, order of handlers, exceptions as control flow, stack depth
// of handlers.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.UncheckedIOException;

public class ExcRethrow {
  static class Base extends Exception {
    final int code;

    Base(int code) {
      super("code " + code);
      this.code = code;
    }
  }

  static class Derived extends Base {
    Derived() {
      super(2);
    }
  }

  static class Other extends Exception {}

  static void raise(int n) throws Base, Other, IOException {
    switch (n) {
      case 1: throw new Base(1);
      case 2: throw new Derived();
      case 3: throw new Other();
      case 4: throw new IOException("io");
      case 5: throw new FileNotFoundException("file");
      case 6: throw new IllegalStateException("state");
      case 7: throw new StackOverflowError("by hand");
      default:
    }
  }

  static void precise(int n) throws Base, Other, IOException {
    try {
      raise(n);
    } catch (final Exception e) {
      e.addSuppressed(new Exception("seen"));
      throw e;
    }
  }

  static String handlers(int n) {
    try {
      precise(n);
      return "none";
    } catch (Derived e) {
      return "derived " + e.code;
    } catch (Base e) {
      return "base " + e.code;
    } catch (FileNotFoundException | Other e) {
      return "either " + e.getClass().getSimpleName();
    } catch (IOException e) {
      return "io " + e.getMessage() + e.getSuppressed().length;
    } catch (RuntimeException e) {
      return "runtime " + e.getMessage() + e.getSuppressed()[0].getMessage();
    } catch (Error e) {
      return "error " + e.getMessage() + e.getSuppressed().length;
    }
  }

  static int sameObject() {
    Exception original = new Exception("original");
    try {
      try {
        try {
          throw original;
        } catch (RuntimeException e) {
          return -1;
        } finally {
          original.addSuppressed(new Exception("1"));
        }
      } catch (Exception e) {
        original.addSuppressed(new Exception("2"));
        throw e;
      }
    } catch (Exception e) {
      return e == original ? e.getSuppressed().length : -2;
    }
  }

  static long operandsAreDropped(long a, int b) {
    long total = 0;
    for (int i = -2; i <= 2; i++) {
      try {
        total += a * 100 + (b - i) * (10 / i) + Long.parseLong("" + i);
      } catch (ArithmeticException e) {
        total -= 1;
      }
    }
    return total;
  }

  static int find(int[][] grid, int wanted) {
    class Found extends RuntimeException {
      final int at;

      Found(int at) {
        super(null, null, false, false);
        this.at = at;
      }
    }
    try {
      for (int i = 0; i < grid.length; i++) {
        for (int j = 0; j < grid[i].length; j++) {
          if (grid[i][j] == wanted) throw new Found(i * 10 + j);
        }
      }
      return -1;
    } catch (Found found) {
      return found.at;
    }
  }

  static String translate(int n) {
    try {
      try {
        raise(n);
      } catch (IOException e) {
        throw new UncheckedIOException("translated", e);
      } catch (Base | Other e) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
      return "fine";
    } catch (UncheckedIOException e) {
      return e.getCause().getMessage() + " " + e.getMessage();
    } catch (RuntimeException e) {
      return e.toString() + (e.getCause() instanceof Base base ? base.code : -1);
    } catch (Throwable t) {
      return "throwable " + t;
    }
  }

  static int depth(int n) {
    if (n == 0) throw new IllegalStateException("deep");
    try {
      return depth(n - 1);
    } catch (IllegalArgumentException e) {
      return -1;
    }
  }

  static String initCauses() {
    StringBuilder text = new StringBuilder();
    Exception a = new Exception("a");
    a.initCause(new Exception("b"));
    for (Runnable action : new Runnable[] {() -> a.initCause(null), () -> new Exception("c", null).initCause(a), () -> {
      Exception self = new Exception("self");
      self.initCause(self);
    }}) {
      try {
        action.run();
        text.append("allowed; ");
      } catch (IllegalStateException | IllegalArgumentException e) {
        text.append(e.getMessage()).append("; ");
      }
    }
    return text.toString();
  }

  public static void main(String[] args) {
    for (int n = 0; n <= 7; n++) System.out.println(n + " " + handlers(n) + " | " + translate(n));
    System.out.println(sameObject() + " " + operandsAreDropped(3, 4));
    int[][] grid = {{1, 2}, {}, {3, 4, 5}};
    System.out.println(find(grid, 5) + " " + find(grid, 1) + " " + find(grid, 9));
    try {
      depth(500);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + e.getStackTrace().length);
    }
    System.out.println(initCauses());
  }
}
