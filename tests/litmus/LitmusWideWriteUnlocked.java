// Bytes of an array under a monitor, eight of them written at once by a view of longs, twice; main reads one of them
// without the monitor. The write of all eight is one action: 0, 7 or 9.
//
// outcome: 0
// outcome: 7
// outcome: 9

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import weaveproof.Check;

public class LitmusWideWriteUnlocked {
  static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  static final byte[] BYTES = new byte[16];

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (BYTES) {
        LONGS.set(BYTES, 8, 7L << 40);
        LONGS.set(BYTES, 8, 9L << 40);
      }
    }).start();
    Check.outcome(BYTES[13]);
  }
}
