// options: --property race --weak-cas
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A field of the program's own is updated atomically, in a way that may fail for no reason, and written without care. */
public class RaceWeakUpdateOfField {
  static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(RaceWeakUpdateOfField.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  int count;

  public static void main(String[] args) throws InterruptedException {
    RaceWeakUpdateOfField shared = new RaceWeakUpdateOfField();
    Thread other = new Thread(() -> shared.count = 2); // expect: race
    other.start();
    COUNT.weakCompareAndSet(shared, 0, 1); // expect: race
    other.join();
  }
}
