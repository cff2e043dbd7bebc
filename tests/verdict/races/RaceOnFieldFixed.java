// options: --property race
/** The writes are under one monitor, and so is the read. */
public class RaceOnFieldFixed { // expect: no-violation
  int value;

  synchronized void set(int v) {
    value = v;
  }

  synchronized int get() {
    return value;
  }

  public static void main(String[] args) throws Exception {
    RaceOnFieldFixed shared = new RaceOnFieldFixed();
    Thread other = new Thread(() -> shared.set(1));
    other.start();
    shared.set(shared.get() + 2);
    other.join();
  }
}
