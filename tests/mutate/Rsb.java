/** RSB: a synchronized block becomes a plain one. */
class Rsb {
  private int count;

  int increment() {
    synchronized (this) { count++; }
    if (count > 3) synchronized (this) {
      return count;
    }
    return 0;
  }
}
