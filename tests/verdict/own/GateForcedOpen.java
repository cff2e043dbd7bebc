import java.lang.reflect.Field;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import sun.misc.Unsafe;

/** The gate is opened behind the library's back, which tells nobody. */
public class GateForcedOpen {
  static class Gate extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int ignored) {
      return getState() == 0 ? -1 : 1;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    Field theUnsafe = Unsafe.class.getDeclaredField("theUnsafe");
    theUnsafe.setAccessible(true);
    Unsafe unsafe = (Unsafe) theUnsafe.get(null);
    long state = unsafe.objectFieldOffset(AbstractQueuedSynchronizer.class.getDeclaredField("state"));
    Gate gate = new Gate();
    new Thread(() -> gate.acquireShared(1)).start(); // expect: deadlock
    unsafe.putIntVolatile(gate, state, 1);
  }
}
