import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** One thread goes through the updater, the other writes the field itself. */
public class UpdaterMixedWithPlain {
  volatile int count;

  static final AtomicIntegerFieldUpdater<UpdaterMixedWithPlain> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterMixedWithPlain.class, "count");

  public static void main(String[] args) throws Exception {
    UpdaterMixedWithPlain shared = new UpdaterMixedWithPlain();
    Thread other = new Thread(() -> COUNT.incrementAndGet(shared));
    other.start();
    shared.count++;
    other.join();
    assert shared.count == 2; // expect: assertion
  }
}
