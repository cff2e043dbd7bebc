/** The reader makes sure that no write is going on when it begins, and not that none has begun since. */
public class SequenceLockNoCheck {
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
    while (sequence % 2 == 1) Thread.onSpinWait();
    assert left == right; // expect: assertion
    writer.join();
  }
}
