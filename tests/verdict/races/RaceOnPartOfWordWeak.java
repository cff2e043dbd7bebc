// options: --property race --weak-cas
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes of an array are updated as a long, in a way that may fail for no reason; one of them is written on its own. */
public class RaceOnPartOfWordWeak {
  static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[16];
    Thread other = new Thread(() -> LONGS.weakCompareAndSet(bytes, 0, 0L, 1L)); // expect: race
    other.start();
    bytes[5] = 1; // expect: race
    other.join();
  }
}
