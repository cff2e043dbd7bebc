// oracle: yes
// expect: no-violation
/** println(Object) calls toString before it takes the stream's monitor. */
public class PrintfCallsBackFixed {
  static final Object lock = new Object();

  public static void main(String[] args) {
    Object named = new Object() {
      public String toString() {
        synchronized (lock) {
          return "name";
        }
      }
    };
    new Thread(() -> {
      synchronized (lock) {
        System.out.println("other");
      }
    }).start();
    System.out.println(named);
  }
}
