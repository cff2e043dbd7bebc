// sanitize: yes

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import sun.misc.Unsafe;

/**
 * Every way in which elements of a large array can be written, across the borders of the pieces in which it is stored,
 * while another thread changes an element of its own. Each way is tried on an array that other threads can reach, and on
 * one that they cannot.
 */
public class LargeArraysEveryWay { // expect: no-violation
  static final int LENGTH = 1000;
  static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
  static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);
  static final Unsafe UNSAFE = unsafe();

  static byte[] bytes = new byte[LENGTH];
  static int[] ints = new int[LENGTH];
  static Object[] objects = new Object[LENGTH];

  static Unsafe unsafe() {
    try {
      Field field = Unsafe.class.getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return (Unsafe) field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  static void check(boolean holds) {
    if (!holds) throw new AssertionError();
  }

  static void writeBytes(byte[] array) {
    array[127] = 1;
    LONGS.set(array, 124, 0x0102030405060708L);
    LONGS.setVolatile(array, 128, -1L);
    check((long) LONGS.get(array, 128) == -1L);
    UNSAFE.putLong(array, Unsafe.ARRAY_BYTE_BASE_OFFSET + 253L, 0L);
    UNSAFE.setMemory(array, Unsafe.ARRAY_BYTE_BASE_OFFSET + 380L, 8, (byte) 7);
    check(array[383] == 7 && array[384] == 7 && array[388] == 0);
    System.arraycopy(array, 380, array, 383, 3);
    ByteBuffer.wrap(array).putInt(510, 0x01010101);
    check(array[511] == 1 && array[512] == 1);
  }

  static void writeInts(int[] array) {
    array[31] = 1;
    System.arraycopy(array, 30, array, 31, 3);
    check(array[32] == 1);
    INTS.getAndAdd(array, 64, 5);
    check(INTS.compareAndSet(array, 64, 5, 6));
    Array.setInt(array, 95, 3);
    Arrays.fill(array, 94, 98, 4);
    check(array[64] == 6 && array[95] == 4 && array[96] == 4 && array[98] == 0);
  }

  static void writeClone(int[] array) {
    int[] copy = array.clone();
    copy[999] = 1;
    check(copy[96] == 4 && array[999] == 0);
  }

  static void writeObjects(Object[] array) {
    array[31] = new int[1];
    Array.set(array, 32, "text");
    System.arraycopy(array, 31, array, 63, 2);
    check(array[63] == array[31] && array[64].equals("text"));
    array[31] = null;
    check(((int[]) array[63])[0] == 0);
    UNSAFE.putObject(array, Unsafe.ARRAY_OBJECT_BASE_OFFSET + 4L * 128, array[63]);
    array[63] = null;
    check(array[128] instanceof int[]);
    array[128] = null;
  }

  // None of these lets others come between: the arrays are the thread's own, or the library's.
  static void writeByLibrary() {
    AtomicIntegerArray counts = new AtomicIntegerArray(LENGTH);
    counts.getAndIncrement(31);
    counts.incrementAndGet(32);
    check(counts.get(31) == 1 && counts.get(32) == 1 && counts.get(33) == 0);
    AtomicReferenceArray<String> names = new AtomicReferenceArray<>(LENGTH);
    check(names.compareAndSet(32, null, "a") && names.getAndSet(32, null).equals("a"));
    ByteBuffer direct = ByteBuffer.allocateDirect(LENGTH);
    direct.putLong(124, 17);
    check(direct.getLong(124) == 17 && direct.get(132) == 0);
  }

  public static void main(String[] args) throws Exception {
    writeBytes(new byte[LENGTH]);
    int[] own = new int[LENGTH];
    writeInts(own);
    writeClone(own);
    writeObjects(new Object[LENGTH]);
    Thread other = new Thread(() -> {
      bytes[700]++;
      ints[700]++;
      objects[700] = new Object();
    });
    other.start();
    writeBytes(bytes);
    writeInts(ints);
    writeObjects(objects);
    other.join();
    writeByLibrary();
    check(bytes[700] == 1 && ints[700] == 1 && objects[700] != null);
  }
}
