import java.util.concurrent.atomic.AtomicBoolean;

/** compareAndSet checks and acts in one step. */
public class RunOnceFixed { // expect: no-violation
  static final AtomicBoolean DONE = new AtomicBoolean();
  static volatile int runs;

  static void once() {
    if (DONE.compareAndSet(false, true)) runs++;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> once());
    other.start();
    once();
    other.join();
    assert runs == 1;
  }
}
