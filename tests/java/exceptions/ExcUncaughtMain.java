// An exception that leaves main: the trace goes to standard error, the exit status is 1, and finally blocks have run.
public class ExcUncaughtMain {
  static class Problem extends RuntimeException {
    Problem(String message, Throwable cause) {
      super(message, cause);
    }
  }

  static int depth(int n) {
    try {
      return n == 0 ? Integer.parseInt("none") : depth(n - 1) + 1;
    } finally {
      System.out.println("finally " + n);
    }
  }

  public static void main(String[] args) {
    System.out.println("before");
    try {
      depth(3);
    } catch (NumberFormatException e) {
      System.out.println("caught " + e.getMessage());
      throw new Problem("uncaught", e);
    } finally {
      System.out.println("last words");
    }
    System.out.println("not reached");
  }
}
