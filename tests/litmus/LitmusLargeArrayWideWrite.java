// Unsafe writes a long into a byte array that is stored in pieces of 128 bytes: the first half of the long ends one
// piece, the other half begins the next. Another thread writes one byte on either side of the border, the left one
// first.
//
// The long is one write. Before both bytes: they stay, 1 2. Between them: the left one is overwritten, -1 2. Behind
// both: -1 -1. That the left byte stays and the right one does not is impossible.
//
// outcome: 1 2
// outcome: -1 2
// outcome: -1 -1
//
// sanitize: yes

import java.lang.reflect.Field;
import sun.misc.Unsafe;
import weaveproof.Check;

public class LitmusLargeArrayWideWrite {
  static final byte[] SHARED = new byte[2000];
  static final Unsafe UNSAFE = unsafe();

  static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    long place = Unsafe.ARRAY_BYTE_BASE_OFFSET + 124;
    Thread wide = new Thread(() -> UNSAFE.putLong(SHARED, place, -1L));
    Thread narrow = new Thread(() -> {
      SHARED[127] = 1;
      SHARED[128] = 2;
    });
    wide.start();
    narrow.start();
    wide.join();
    narrow.join();
    Check.outcome(SHARED[127] + " " + SHARED[128]);
  }
}
