import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** Everybody goes through the updater; an atomic array beside it. */
public class UpdaterMixedWithPlainFixed { // expect: no-violation
  volatile int count;

  static final AtomicIntegerFieldUpdater<UpdaterMixedWithPlainFixed> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(UpdaterMixedWithPlainFixed.class, "count");
  static final AtomicIntegerArray ARRAY = new AtomicIntegerArray(2);

  void add() {
    COUNT.incrementAndGet(this);
    ARRAY.getAndIncrement(1);
  }

  public static void main(String[] args) throws Exception {
    UpdaterMixedWithPlainFixed shared = new UpdaterMixedWithPlainFixed();
    Thread other = new Thread(shared::add);
    other.start();
    shared.add();
    other.join();
    assert shared.count == 2 && ARRAY.get(0) == 0 && ARRAY.get(1) == 2;
  }
}
