// oracle: yes
/** println(Object) calls toString without the stream's monitor. */
public class PrintfExcludesNot {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (System.out) {
        x++;
        x--;
      }
    }).start();
    System.out.println(new Object() {
      public String toString() {
        assert x == 0; // expect: assertion
        return "name";
      }
    });
  }
}
