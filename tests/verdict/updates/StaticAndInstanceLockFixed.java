/** The instance method takes the lock of the class. */
public class StaticAndInstanceLockFixed { // expect: no-violation
  static int next;

  static synchronized int take() {
    return next++;
  }

  int takeAlso() {
    synchronized (StaticAndInstanceLockFixed.class) {
      return next++;
    }
  }

  public static void main(String[] args) throws Exception {
    StaticAndInstanceLockFixed object = new StaticAndInstanceLockFixed();
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = object.takeAlso());
    other.start();
    int mine = take();
    other.join();
    assert mine != got[0];
  }
}
