// An error out of a static initialiser of the main class: main never runs, the exit status is 1.
public class ExcUncaughtError {
  static final int[] TABLE = new int[4];
  static int filled;

  static {
    System.out.println("initialising");
    try {
      for (int i = 0; i < 100; i++) {
        TABLE[i] = i * i;
        filled++;
      }
    } finally {
      System.out.println("filled " + filled + " " + TABLE[3]);
    }
  }

  public static void main(String[] args) {
    System.out.println("not reached");
  }
}
