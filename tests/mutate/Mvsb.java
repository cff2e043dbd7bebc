/** MVSB: the first or last statement of a synchronized block moves out of it. */
class Mvsb {
  private int count;

  int get() {
    synchronized (this) {
      int seen = count;
      return seen;
    }
  }
}
