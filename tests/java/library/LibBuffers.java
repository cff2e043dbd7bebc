// stress: yes
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;

/** java.nio buffers on the heap and outside it: positions, views, byte order, slices, read-only ones. */
public class LibBuffers {
  static String dump(ByteBuffer b) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < b.limit(); i++) out.append(String.format("%02x", b.get(i)));
    return out.toString();
  }

  static void fails(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (RuntimeException e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
    }
  }

  static void exercise(ByteBuffer b) {
    System.out.println(b.isDirect() + " " + b.hasArray() + " " + b.order() + " " + b.capacity());
    b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putFloat(1.5f)
        .putDouble(-2.25).putChar('\u1234');
    System.out.println(b.position() + " " + b.remaining() + " " + dump(b.duplicate().flip()));
    b.flip();
    System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " "
        + b.getDouble() + " " + (int) b.getChar() + " " + b.hasRemaining());
    b.rewind().order(ByteOrder.LITTLE_ENDIAN);
    System.out.println(b.getInt(1) + " " + b.getShort() + " " + b.position() + " " + b.getLong(7));
    b.order(ByteOrder.BIG_ENDIAN).position(3).mark().position(7);
    System.out.println(b.reset().position() + " " + b.slice().remaining() + " " + b.slice(2, 4).getInt() + " "
        + b.compact().position() + " " + b.get(0));
    b.clear();
    IntBuffer ints = b.asIntBuffer();
    ints.put(1).put(2).put(new int[] {3, 4});
    LongBuffer longs = b.duplicate().order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
    DoubleBuffer doubles = b.asDoubleBuffer();
    doubles.put(2, 0.5);
    System.out.println(Long.toHexString(longs.get(0)) + " " + longs.capacity() + " " + b.getDouble(16) + " "
        + ints.get(1) + " " + ints.position() + " " + b.position());
    ByteBuffer slice = b.position(4).limit(12).slice();
    slice.put(0, (byte) 99);
    System.out.println(b.get(4) + " " + slice.capacity() + " " + b + " " + slice.equals(b.duplicate()) + " "
        + slice.compareTo(ByteBuffer.wrap(new byte[8])) + " " + slice.mismatch(ByteBuffer.allocate(8)) + " "
        + slice.hashCode());
    ByteBuffer readOnly = b.asReadOnlyBuffer();
    fails("read only", () -> readOnly.put((byte) 1));
    fails("underflow", () -> b.duplicate().position(12).getInt());
    fails("overflow", () -> b.duplicate().put(new byte[9]));
    fails("index", () -> b.get(12));
    fails("position", () -> b.duplicate().position(13));
    fails("mark", () -> b.duplicate().rewind().reset());
    fails("array", () -> readOnly.array());
    byte[] out = new byte[6];
    b.get(out, 1, 4);
    b.get(5, out, 5, 1);
    System.out.println(java.util.Arrays.toString(out) + " " + b.position() + " " + b.put(0, out, 0, 3).get(1));
  }

  public static void main(String[] args) {
    exercise(ByteBuffer.allocate(32));
    exercise(ByteBuffer.allocateDirect(32));
    exercise(ByteBuffer.wrap(new byte[40], 4, 36).slice().limit(32).slice());
    CharBuffer chars = CharBuffer.wrap("hello buffer");
    System.out.println(chars.subSequence(2, 5) + " " + chars.charAt(4) + " " + chars.length() + " " + chars.position(6)
        + " " + chars.isReadOnly() + " " + CharBuffer.allocate(3).put("abc").flip() + " "
        + chars.chars().filter(c -> c == 'f').count());
    IntBuffer ints = IntBuffer.wrap(new int[] {5, 6, 7, 8}, 1, 2);
    System.out.println(ints + " " + ints.get() + " " + ints.slice().get(0) + " " + ints.arrayOffset() + " "
        + ints.array().length + " " + ints.compareTo(IntBuffer.wrap(new int[] {7})));
    fails("negative", () -> ByteBuffer.allocate(-1));
    fails("char read only", () -> chars.put('x'));
    System.out.println(StandardCharsets.UTF_8.decode(ByteBuffer.wrap("d\u00e9j\u00e0".getBytes(StandardCharsets.UTF_8)))
        .length() + " " + StandardCharsets.UTF_8.encode("\u20ac").remaining() + " " + ByteOrder.nativeOrder());
    ByteBuffer ring = ByteBuffer.allocateDirect(16);
    long sum = 0;
    for (int i = 0; i < 50; i++) {
      ring.putInt(i * i);
      if (ring.remaining() < 8) {
        ring.flip();
        while (ring.remaining() > 4) sum += ring.getInt();
        ring.compact();
      }
    }
    System.out.println(sum + " " + ring.position());
  }
}
