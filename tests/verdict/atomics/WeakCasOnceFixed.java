// oracle: yes
// options: --weak-cas
// expect: no-violation
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicInteger;

/** In a loop it is; and the library's own loops are right as well. */
public class WeakCasOnceFixed {
  int field;

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findVarHandle(WeakCasOnceFixed.class, "field", int.class);
    WeakCasOnceFixed holder = new WeakCasOnceFixed();
    AtomicInteger number = new AtomicInteger();
    Thread other = new Thread(() -> number.updateAndGet(x -> x + 1));
    other.start();
    int seen;
    do {
      seen = number.get();
    } while (!number.weakCompareAndSetVolatile(seen, seen + 1));
    while (!handle.weakCompareAndSet(holder, 0, 1)) {
    }
    other.join();
    assert number.get() == 2 && holder.field == 1;
  }
}
