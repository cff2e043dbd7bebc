/** A reader without a lock: it reads again when the sequence number was odd or has changed. */
public class SequenceLock { // expect: no-violation
  static volatile int sequence;
  static volatile int left;
  static volatile int right;

  public static void main(String[] args) throws Exception {
    Thread writer = new Thread(() -> {
      sequence++;
      left = 1;
      right = 1;
      sequence++;
    });
    writer.start();
    int before;
    int l;
    int r;
    do {
      before = sequence;
      l = left;
      r = right;
    } while (before % 2 == 1 || sequence != before);
    assert l == r;
    writer.join();
  }
}
