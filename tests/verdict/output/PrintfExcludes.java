// oracle: yes
// expect: no-violation
/** What toString sees in a printf, nobody changes who holds the stream's monitor. */
public class PrintfExcludes {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (System.out) {
        x++;
        x--;
      }
    }).start();
    System.out.printf("%s%n", new Object() {
      public String toString() {
        assert x == 0;
        return "name";
      }
    });
  }
}
