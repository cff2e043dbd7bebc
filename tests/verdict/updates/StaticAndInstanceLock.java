/** One synchronized method is static and the other is not: two monitors guard one counter. */
public class StaticAndInstanceLock {
  static int next;

  static synchronized int take() {
    return next++;
  }

  synchronized int takeAlso() {
    return next++;
  }

  public static void main(String[] args) throws Exception {
    StaticAndInstanceLock object = new StaticAndInstanceLock();
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = object.takeAlso());
    other.start();
    int mine = take();
    other.join();
    assert mine != got[0]; // expect: assertion
  }
}
