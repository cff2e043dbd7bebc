// A view of a byte array as longs (VarHandle), of which two neighbours lie on both sides of a border between the
// pieces in which the array is stored. Both threads add to both longs, atomically, in opposite order, and keep what
// each found.
//
// All four additions are there in the end. The first thread goes from left to right and keeps what it found, 0 or the
// 16 of the second thread, which goes from right to left. 16 on the left: the second thread was done before the first
// one began, so the right one has its 16 as well; 16 on the left and 0 on the right is impossible. 0 on the left says
// nothing of the right.
//
// outcome: 0 0 | 17 17
// outcome: 0 16 | 17 17
// outcome: 16 16 | 17 17
//
// sanitize: yes

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import weaveproof.Check;

public class LitmusLargeArrayView {
  static final byte[] SHARED = new byte[2000];
  static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  static final int LEFT = 120, RIGHT = 128;
  static long left, right;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> {
      left = (long) LONGS.getAndAdd(SHARED, LEFT, 1L);
      right = (long) LONGS.getAndAdd(SHARED, RIGHT, 1L);
    });
    Thread second = new Thread(() -> {
      LONGS.getAndAdd(SHARED, RIGHT, 16L);
      LONGS.getAndAdd(SHARED, LEFT, 16L);
    });
    first.start();
    second.start();
    first.join();
    second.join();
    Check.outcome(left + " " + right + " | " + SHARED[LEFT] + " " + SHARED[RIGHT]);
  }
}
