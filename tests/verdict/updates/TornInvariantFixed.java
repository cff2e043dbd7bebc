/** The reader takes the lock too. */
public class TornInvariantFixed { // expect: no-violation
  int low;
  int high;

  synchronized void move(int by) {
    low += by;
    high += by;
  }

  synchronized boolean closed() {
    return low == high;
  }

  public static void main(String[] args) throws Exception {
    TornInvariantFixed range = new TornInvariantFixed();
    Thread mover = new Thread(() -> range.move(5));
    mover.start();
    assert range.closed();
    mover.join();
  }
}
