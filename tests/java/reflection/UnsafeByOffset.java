import java.lang.reflect.Field;
import java.lang.reflect.Method;
import sun.misc.Unsafe;

/** Libraries reach into objects by offsets: numbers stand before references, and a field is where its twin in another class is. */
public class UnsafeByOffset {
  static class Twin {
    boolean override;
    Object cache;
  }

  static class Mixed {
    byte small;
    Object reference = "kept";
    int number = 5;
    long large = 7;
    static int shared = 11;
  }

  public static void main(String[] args) throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);

    // What some libraries do to call methods that are not theirs.
    Method method = String.class.getDeclaredMethod("isLatin1");
    System.out.println(method.canAccess("text"));
    unsafe.putBoolean(method, unsafe.objectFieldOffset(Twin.class.getDeclaredField("override")), true);
    System.out.println(method.canAccess("text") + " " + method.invoke("text"));

    Mixed mixed = new Mixed();
    for (String name : new String[] {"large", "number", "small", "reference"}) {
      Field of = Mixed.class.getDeclaredField(name);
      System.out.println(name + " at " + unsafe.objectFieldOffset(of));
    }
    long number = unsafe.objectFieldOffset(Mixed.class.getDeclaredField("number"));
    System.out.println(unsafe.getAndAddInt(mixed, number, 3) + " " + mixed.number);
    long reference = unsafe.objectFieldOffset(Mixed.class.getDeclaredField("reference"));
    System.out.println(unsafe.compareAndSwapObject(mixed, reference, "kept", "new") + " " + mixed.reference);
    Field shared = Mixed.class.getDeclaredField("shared");
    System.out.println(unsafe.getInt(unsafe.staticFieldBase(shared), unsafe.staticFieldOffset(shared)));
    try {
      unsafe.objectFieldOffset(shared);
    } catch (IllegalArgumentException e) {
      System.out.println("a static field has no offset in an object");
    }

    byte[] bytes = new byte[16];
    unsafe.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 3L, 0x0102030405060708L);
    System.out.println(bytes[3] + " " + bytes[10]);
    long memory = unsafe.allocateMemory(32);
    unsafe.setMemory(memory, 32, (byte) 1);
    unsafe.putInt(memory + 4, 99);
    unsafe.copyMemory(null, memory, bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET, 8);
    System.out.println(unsafe.getInt(memory + 4) + " " + bytes[0] + " " + bytes[4]);
    unsafe.freeMemory(memory);
  }
}
