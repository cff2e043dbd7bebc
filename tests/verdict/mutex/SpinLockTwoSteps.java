import java.util.concurrent.atomic.AtomicBoolean;

/** Test, and then set: two threads may pass the test before either sets. */
public class SpinLockTwoSteps {
  static final AtomicBoolean LOCKED = new AtomicBoolean();
  static int count;

  static void add() {
    while (LOCKED.get()) Thread.onSpinWait();
    LOCKED.set(true);
    count++;
    LOCKED.set(false);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2; // expect: assertion
  }
}
