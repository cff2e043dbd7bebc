import java.util.concurrent.atomic.AtomicBoolean;

/** A lock that spins on getAndSet. */
public class SpinLock { // expect: no-violation
  static final AtomicBoolean LOCKED = new AtomicBoolean();
  static int count;

  static void add() {
    while (LOCKED.getAndSet(true)) Thread.onSpinWait();
    count++;
    LOCKED.set(false);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2;
  }
}
