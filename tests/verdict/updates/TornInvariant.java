/** Two fields belong together; the reader does not take the lock and sees one of them changed. */
public class TornInvariant {
  int low;
  int high;

  synchronized void move(int by) {
    low += by;
    high += by;
  }

  public static void main(String[] args) throws Exception {
    TornInvariant range = new TornInvariant();
    Thread mover = new Thread(() -> range.move(5));
    mover.start();
    assert range.low == range.high; // expect: assertion
    mover.join();
  }
}
