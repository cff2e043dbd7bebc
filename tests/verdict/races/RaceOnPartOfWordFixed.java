// options: --property race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Four bytes of an array are written as an int, and the one behind them is read. */
public class RaceOnPartOfWordFixed { // expect: no-violation
  static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[8];
    Thread other = new Thread(() -> INTS.set(bytes, 0, 1));
    other.start();
    int seen = bytes[4];
    other.join();
  }
}
