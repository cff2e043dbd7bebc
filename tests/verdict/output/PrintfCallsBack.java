// oracle: yes
/** printf holds the stream's monitor while it calls toString, which takes another lock; println, under that lock, needs the stream. */
public class PrintfCallsBack {
  static final Object lock = new Object();

  public static void main(String[] args) {
    Object named = new Object() {
      public String toString() {
        synchronized (lock) { // expect: deadlock
          return "name";
        }
      }
    };
    new Thread(() -> {
      synchronized (lock) {
        System.out.println("other");
      }
    }).start();
    System.out.printf("%s%n", named);
  }
}
