// A view of a byte array as longs (VarHandle): one thread writes a long that is the last of one of the pieces in which the
// array is stored. Another one writes the last byte of that long, and then the first of the next piece.
//
// The long is one write. Behind that of the byte: it overwrites it, -1; before it: the byte stays, 1. The byte of the next
// piece is 2 in either case, and the one in front of the long is still 0. From 23 on, views of byte arrays have no volatile accesses.
//
// outcome: 0 -1 -1 2
// outcome: 0 -1 1 2
// outcome 25: exception java.lang.UnsupportedOperationException
// outcome 25: 0 0 1 2
//
// sanitize: yes

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import weaveproof.Check;

public class LitmusLargeArrayView {
  static final byte[] SHARED = new byte[2000];
  static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  public static void main(String[] args) throws InterruptedException {
    Thread wide = new Thread(() -> LONGS.setVolatile(SHARED, 120, -1L));
    Thread narrow = new Thread(() -> {
      SHARED[127] = 1;
      SHARED[128] = 2;
    });
    wide.start();
    narrow.start();
    wide.join();
    narrow.join();
    Check.outcome(SHARED[119] + " " + SHARED[120] + " " + SHARED[127] + " " + SHARED[128]);
  }
}
