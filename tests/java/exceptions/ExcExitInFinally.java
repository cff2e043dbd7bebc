// System.exit inside finally: the pending exception is lost, later code does not run, the status is 7.
public class ExcExitInFinally {
  static int level;

  static void descend(int n) {
    try {
      level++;
      if (n == 0) throw new IllegalStateException("lost");
      descend(n - 1);
    } finally {
      System.out.println("finally " + n + " level " + level--);
      if (n == 2) System.exit(7);
      System.out.println("after " + n);
    }
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook at level " + level)));
    try (AutoCloseable resource = () -> System.out.println("never closed")) {
      descend(5);
    } catch (Exception e) {
      System.out.println("never caught");
    }
  }
}
