// options: --property race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** One side goes through a VarHandle, the other side reads the field plainly: one plain access is enough. */
public class RaceWithHandle {
  int value;

  static final VarHandle VALUE;

  static {
    try {
      VALUE = MethodHandles.lookup().findVarHandle(RaceWithHandle.class, "value", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    RaceWithHandle shared = new RaceWithHandle();
    Thread other = new Thread(() -> VALUE.setVolatile(shared, 1)); // expect: race
    other.start();
    int seen = shared.value; // expect: race
    other.join();
  }
}
