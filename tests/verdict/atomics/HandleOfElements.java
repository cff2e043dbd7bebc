import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A VarHandle of array elements as a set of spin locks; the elements do not disturb each other. */
public class HandleOfElements { // expect: no-violation
  static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(long[].class);
  static final long[] LOCKS = new long[2];
  static int count;

  static void add() {
    while (!ELEMENT.compareAndSet(LOCKS, 1, 0L, 1L)) Thread.onSpinWait();
    count++;
    ELEMENT.setRelease(LOCKS, 1, 0L);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> add());
    other.start();
    add();
    other.join();
    assert count == 2 && LOCKS[0] == 0 && LOCKS[1] == 0;
  }
}
