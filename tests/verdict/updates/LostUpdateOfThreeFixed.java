/** All three threads keep to the lock. */
public class LostUpdateOfThreeFixed { // expect: no-violation
  static final Object LOCK = new Object();
  static int count;

  static void add() {
    synchronized (LOCK) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread first = new Thread(() -> add());
    Thread second = new Thread(() -> add());
    first.start();
    second.start();
    add();
    first.join();
    second.join();
    assert count == 3;
  }
}
