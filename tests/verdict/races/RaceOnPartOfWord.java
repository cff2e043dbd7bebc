// options: --property race
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Four bytes of an array are written as an int, and one of them, not the first, is read on its own. */
public class RaceOnPartOfWord {
  static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.nativeOrder());

  public static void main(String[] args) throws InterruptedException {
    byte[] bytes = new byte[8];
    Thread other = new Thread(() -> INTS.set(bytes, 0, 1)); // expect: race
    other.start();
    int seen = bytes[3]; // expect: race
    other.join();
  }
}
