/** Each thread locks, but not the same object. */
public class DifferentLocks {
  static int count;

  static void add(Object lock) {
    synchronized (lock) {
      count++;
    }
  }

  public static void main(String[] args) throws Exception {
    Object mine = new Object();
    Object yours = new Object();
    Thread other = new Thread(() -> add(yours));
    other.start();
    add(mine);
    other.join();
    assert count == 2; // expect: assertion
  }
}
