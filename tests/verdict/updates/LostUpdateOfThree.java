/** Two threads keep to the lock and the third does not. */
public class LostUpdateOfThree {
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
    count++;
    first.join();
    second.join();
    assert count == 3; // expect: assertion
  }
}
