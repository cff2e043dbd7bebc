/** A class literal, a static synchronized method and Class.forName name one lock. */
public class ClassLockOfSubclassFixed { // expect: no-violation
  static int count;

  static synchronized void add() {
    count++;
  }

  public static void main(String[] args) throws Exception {
    Class<?> same = Class.forName("ClassLockOfSubclassFixed");
    Thread other = new Thread(() -> add());
    other.start();
    synchronized (same) {
      count++;
    }
    synchronized (ClassLockOfSubclassFixed.class) {
      count++;
    }
    other.join();
    assert count == 3;
  }
}
