/** ESP: two blocks of a method exchange their locks. Those of two methods do not, nor do blocks with the same lock. */
class Esp {
  private final Object left = new Object(), right = new Object();
  private int count;

  void nested() {
    synchronized (left) {
      synchronized (right) {
        count++;
      }
    }
    synchronized (left) {
      count--;
    }
  }

  void single() {
    synchronized (right) {
      count++;
    }
  }
}
