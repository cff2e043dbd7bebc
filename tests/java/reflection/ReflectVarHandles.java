// stress: yes
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** VarHandle: every access mode on fields of several types, statics, array elements and views of byte arrays. */
public class ReflectVarHandles {
  int number = 1;
  volatile long large = 10;
  String text = "a";
  boolean flag;
  byte small = 127;
  char letter = 'x';
  double real = 1.5;
  static int shared = 5;
  final int fixed = 3;

  static final VarHandle NUMBER;
  static final VarHandle LARGE;
  static final VarHandle TEXT;
  static final VarHandle SHARED;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      NUMBER = lookup.findVarHandle(ReflectVarHandles.class, "number", int.class);
      LARGE = lookup.findVarHandle(ReflectVarHandles.class, "large", long.class);
      TEXT = lookup.findVarHandle(ReflectVarHandles.class, "text", String.class);
      SHARED = lookup.findStaticVarHandle(ReflectVarHandles.class, "shared", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": "
          + (e.getMessage() == null ? "" : e.getMessage().replaceAll("@[0-9a-f]+", "@hash")));
    }
  }

  static void integers(ReflectVarHandles o) {
    NUMBER.set(o, 2);
    int plain = (int) NUMBER.get(o);
    NUMBER.setVolatile(o, 3);
    int read = (int) NUMBER.getVolatile(o);
    NUMBER.setOpaque(o, 4);
    int opaque = (int) NUMBER.getOpaque(o);
    NUMBER.setRelease(o, 5);
    int acquired = (int) NUMBER.getAcquire(o);
    System.out.println(plain + " " + read + " " + opaque + " " + acquired);
    System.out.println(NUMBER.compareAndSet(o, 5, 6) + " " + NUMBER.compareAndSet(o, 5, 7) + " "
        + (int) NUMBER.compareAndExchange(o, 6, 8) + " " + (int) NUMBER.compareAndExchange(o, 6, 9) + " "
        + (int) NUMBER.compareAndExchangeAcquire(o, 8, 10) + " "
        + (int) NUMBER.compareAndExchangeRelease(o, 10, 11) + " " + o.number);
    while (!NUMBER.weakCompareAndSet(o, 11, 12)) Thread.onSpinWait();
    while (!NUMBER.weakCompareAndSetPlain(o, 12, 13)) Thread.onSpinWait();
    while (!NUMBER.weakCompareAndSetAcquire(o, 13, 14)) Thread.onSpinWait();
    while (!NUMBER.weakCompareAndSetRelease(o, 14, 15)) Thread.onSpinWait();
    System.out.println((int) NUMBER.getAndSet(o, 20) + " " + (int) NUMBER.getAndSetAcquire(o, 21) + " "
        + (int) NUMBER.getAndSetRelease(o, 22) + " " + (int) NUMBER.getAndAdd(o, 8) + " "
        + (int) NUMBER.getAndAddAcquire(o, 1) + " "
        + (int) NUMBER.getAndAddRelease(o, -1) + " " + o.number);
    System.out.println((int) NUMBER.getAndBitwiseOr(o, 1) + " " + (int) NUMBER.getAndBitwiseAnd(o, 0x1c) + " "
        + (int) NUMBER.getAndBitwiseXor(o, 0xff) + " " + (int) NUMBER.getAndBitwiseOrAcquire(o, 256) + " "
        + (int) NUMBER.getAndBitwiseAndRelease(o, ~3) + " "
        + (int) NUMBER.getAndBitwiseXorRelease(o, 4) + " " + o.number);
  }

  static void others(ReflectVarHandles o) throws Exception {
    System.out.println((long) LARGE.getAndAdd(o, 5L) + " " + LARGE.compareAndSet(o, 15L, 1L << 40) + " "
        + (long) LARGE.getVolatile(o) + " " + (long) LARGE.getAndBitwiseOr(o, 1));
    System.out.println((String) TEXT.getAndSet(o, "b") + " " + TEXT.compareAndSet(o, "b", "c") + " "
        + TEXT.compareAndSet(o, new String("c"), "d") + " " + (String) TEXT.compareAndExchange(o, "c", null) + " "
        + o.text);
    SHARED.setVolatile(6);
    System.out.println((int) SHARED.getAndAdd(4) + " " + shared + " " + SHARED.compareAndSet(10, 11) + " "
        + (int) SHARED.get());
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle flag = lookup.findVarHandle(ReflectVarHandles.class, "flag", boolean.class);
    VarHandle small = lookup.findVarHandle(ReflectVarHandles.class, "small", byte.class);
    VarHandle letter = lookup.findVarHandle(ReflectVarHandles.class, "letter", char.class);
    VarHandle real = lookup.findVarHandle(ReflectVarHandles.class, "real", double.class);
    VarHandle fixed = lookup.findVarHandle(ReflectVarHandles.class, "fixed", int.class);
    System.out.println((boolean) flag.getAndSet(o, true) + " " + (boolean) flag.getAndBitwiseXor(o, true) + " " + o.flag
        + " " + (byte) small.getAndAdd(o, (byte) 1) + " " + o.small + " " + (char) letter.getAndAdd(o, (char) 1)
        + o.letter + " "
        + (double) real.getAndAdd(o, 0.25) + " " + o.real + " " + real.compareAndSet(o, 1.75, -0.0) + " "
        + real.compareAndSet(o, 0.0, 1.0) + " " + (int) fixed.get(o));
    System.out.println(fixed.isAccessModeSupported(AccessMode.SET) + " "
        + NUMBER.isAccessModeSupported(AccessMode.GET_AND_ADD) + " "
        + TEXT.isAccessModeSupported(AccessMode.GET_AND_ADD) + " " + NUMBER.varType() + " " + NUMBER.coordinateTypes()
        + " "
        + NUMBER.accessModeType(AccessMode.COMPARE_AND_SET) + " " + AccessMode.valueFromMethodName("getAndSet"));
    attempt("set of final", () -> {
      fixed.set(o, 4);
      return o.fixed;
    });
    attempt("add of text", () -> (String) TEXT.getAndAdd(o, "z"));
    attempt("missing", () -> lookup.findVarHandle(ReflectVarHandles.class, "number", long.class));
    attempt("static as instance", () -> lookup.findVarHandle(ReflectVarHandles.class, "shared", int.class));
    attempt("wrong type", () -> NUMBER.compareAndSet(o, "a", 1));
    attempt("null object", () -> (int) NUMBER.get((ReflectVarHandles) null));
    attempt("boxed", () -> (Object) NUMBER.getAndAdd(o, (Integer) 0));
  }

  static void arrays() {
    VarHandle ints = MethodHandles.arrayElementVarHandle(int[].class);
    VarHandle strings = MethodHandles.arrayElementVarHandle(String[].class);
    int[] a = {1, 2, 3};
    String[] s = {"p", "q"};
    ints.set(a, 0, 10);
    System.out.println((int) ints.getAndAdd(a, 1, 5) + " " + ints.compareAndSet(a, 2, 3, 30) + " "
        + (int) ints.getVolatile(a, 2) + " " + Arrays.toString(a) + " " + (String) strings.getAndSet(s, 1, "r") + " "
        + strings.compareAndSet(s, 0, "p", null) + " " + Arrays.toString(s));
    attempt("index", () -> (int) ints.get(a, 3));
    attempt("wrong element", () -> {
      Object[] wide = new Integer[1];
      MethodHandles.arrayElementVarHandle(Object[].class).set(wide, 0, "text");
      return wide[0];
    });
    byte[] bytes = new byte[16];
    VarHandle little = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    VarHandle big = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
    little.set(bytes, 0, 0x01020304);
    big.set(bytes, 8, 0x1122334455667788L);
    System.out.println(Arrays.toString(bytes) + " " + Integer.toHexString((int) little.get(bytes, 9)) + " "
        + Long.toHexString((long) big.get(bytes, 1)));
    attempt("view index", () -> (int) little.get(bytes, 13));
    System.out.println(little.isAccessModeSupported(AccessMode.GET_AND_ADD) + " "
        + MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN)
        .isAccessModeSupported(AccessMode.GET_AND_ADD));
  }

  public static void main(String[] args) throws Exception {
    ReflectVarHandles o = new ReflectVarHandles();
    integers(o);
    others(o);
    arrays();
    VarHandle.fullFence();
    VarHandle.acquireFence();
    VarHandle.releaseFence();
    VarHandle.loadLoadFence();
    VarHandle.storeStoreFence();
    List<String> modes = Arrays.stream(AccessMode.values()).map(AccessMode::methodName)
        .sorted(Comparator.naturalOrder()).toList();
    System.out.println(modes.size() + " " + modes.get(0) + " " + NUMBER);
  }
}
