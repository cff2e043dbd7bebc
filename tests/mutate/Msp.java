/** MSP: another lock for a synchronized block. */
class Msp {
  private static final Object SHARED = new Object();
  private final Object own = new Object();
  private int count;

  void increment() {
    synchronized (own) {
      count++;
    }
  }

  static void nothing() {
    synchronized (SHARED) {
      Thread.yield();
    }
  }
}
