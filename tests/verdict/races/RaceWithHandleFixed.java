// options: --property race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Both sides go through the VarHandle. */
public class RaceWithHandleFixed { // expect: no-violation
  int value;

  static final VarHandle VALUE;

  static {
    try {
      VALUE = MethodHandles.lookup().findVarHandle(RaceWithHandleFixed.class, "value", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    RaceWithHandleFixed shared = new RaceWithHandleFixed();
    Thread other = new Thread(() -> VALUE.setRelease(shared, 1));
    other.start();
    int seen = (int) VALUE.getAcquire(shared);
    other.join();
    assert seen == 0 || seen == 1;
  }
}
