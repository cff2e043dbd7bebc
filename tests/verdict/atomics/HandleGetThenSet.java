import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** getVolatile and setVolatile through a VarHandle: two steps. */
public class HandleGetThenSet {
  int count;

  static final VarHandle COUNT;

  static {
    try {
      COUNT = MethodHandles.lookup().findVarHandle(HandleGetThenSet.class, "count", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  void add() {
    COUNT.setVolatile(this, (int) COUNT.getVolatile(this) + 1);
  }

  public static void main(String[] args) throws Exception {
    HandleGetThenSet shared = new HandleGetThenSet();
    Thread other = new Thread(shared::add);
    other.start();
    shared.add();
    other.join();
    assert shared.count == 2; // expect: assertion
  }
}
