import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** getAndAdd and compareAndSet through a VarHandle: one step each. */
public class HandleGetThenSetFixed { // expect: no-violation
  int count;

  static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(HandleGetThenSetFixed.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    HandleGetThenSetFixed shared = new HandleGetThenSetFixed();
    Thread other = new Thread(() -> {
      int old = (int) COUNT.getAndAdd(shared, 1);
    });
    other.start();
    int seen;
    do {
      seen = (int) COUNT.getVolatile(shared);
    } while (!COUNT.compareAndSet(shared, seen, seen + 1));
    other.join();
    assert shared.count == 2;
  }
}
