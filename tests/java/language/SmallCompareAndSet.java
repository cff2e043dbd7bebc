import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Atomic operations on bytes, shorts, chars and booleans, wherever they stand in their object.
public class SmallCompareAndSet {
  static class Alone {
    byte value = 1;
  }

  static class Beside {
    byte value = 2;
    Object reference = "kept";
    short number = -3;
    char letter = 'a';
    boolean flag;
  }

  static byte statical = 100;

  public static void main(String[] args) throws Exception {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle alone = lookup.findVarHandle(Alone.class, "value", byte.class);
    Alone one = new Alone();
    System.out.println(alone.compareAndSet(one, (byte) 1, (byte) -7) + " " + one.value);
    System.out.println(alone.compareAndSet(one, (byte) 1, (byte) 9) + " " + one.value);
    System.out.println(alone.compareAndExchange(one, (byte) -7, (byte) 127) + " " + one.value);
    System.out.println(alone.getAndAdd(one, (byte) 3) + " " + one.value);
    System.out.println(alone.getAndSet(one, (byte) -1) + " " + one.value);
    System.out.println(alone.getAndBitwiseXor(one, (byte) 0x55) + " " + one.value);

    Beside all = new Beside();
    VarHandle value = lookup.findVarHandle(Beside.class, "value", byte.class);
    VarHandle number = lookup.findVarHandle(Beside.class, "number", short.class);
    VarHandle letter = lookup.findVarHandle(Beside.class, "letter", char.class);
    VarHandle flag = lookup.findVarHandle(Beside.class, "flag", boolean.class);
    System.out.println(value.compareAndSet(all, (byte) 2, (byte) 4)
        + " " + number.compareAndSet(all, (short) -3, (short) 30000)
        + " " + letter.compareAndSet(all, 'a', '\uffff') + " " + flag.compareAndSet(all, false, true));
    System.out.println(all.value + " " + all.number
        + " " + (int) all.letter + " " + all.flag + " " + all.reference);
    System.out.println(number.getAndAdd(all, (short) 30000) + " " + all.number
        + " " + (int) (char) letter.getAndAdd(all, (char) 2)
        + " " + (int) all.letter + " " + flag.getAndSet(all, false) + " " + all.flag);

    VarHandle statics = lookup.findStaticVarHandle(SmallCompareAndSet.class, "statical", byte.class);
    System.out.println(statics.getAndAdd((byte) 50) + " " + statical);
    byte[] bytes = new byte[5];
    VarHandle element = MethodHandles.arrayElementVarHandle(byte[].class);
    System.out.println(element.compareAndSet(bytes, 4, (byte) 0, (byte) 6) + " " + bytes[4] + " " + bytes[3]);
  }
}
