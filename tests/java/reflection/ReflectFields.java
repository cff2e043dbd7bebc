// stress: yes
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Field: reading and writing every primitive type, statics, privates, widening, refusals and their messages. */
public class ReflectFields {
  static class All {
    public boolean z = true;
    public byte b = 1;
    public char c = 'c';
    public short s = 2;
    public int i = 3;
    public long j = 4L;
    public float f = 5.5f;
    public double d = 6.25;
    public String text = "text";
    public int[] array = {1, 2};
    protected static long counter = 10;
    private final int fixed = 77;
    static final String CONSTANT = "constant";
    private static final List<String> SHARED = List.of("shared");
    transient volatile Map<String, ? super Integer> map;
    private int hidden = 5;

    int fixed() {
      return fixed;
    }
  }

  static class Sub extends All {
    public int i = 300;
    public int extra;
  }

  /** The unnamed module prints its identity hash code. */
  static String withoutHash(String message) {
    return message == null ? null : message.replaceAll("@[0-9a-f]+", "@hash");
  }

  static void attempt(String what, java.util.concurrent.Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      System.out.println(what + ": " + e.getClass().getSimpleName() + ": " + withoutHash(e.getMessage()));
    }
  }

  static Field field(String name) throws Exception {
    return All.class.getDeclaredField(name);
  }

  static Object put(Field f, Object target, Object value) throws Exception {
    f.set(target, value);
    return f.get(target);
  }

  public static void main(String[] args) throws Exception {
    All all = new All();
    for (Field f : All.class.getDeclaredFields()) {
      System.out.println(f + " | " + f.toGenericString() + " | " + f.getName() + " | " + f.getType().getSimpleName()
          + " | " + Modifier.toString(f.getModifiers()) + " | " + f.isSynthetic() + f.isEnumConstant());
    }
    System.out.println(field("z").getBoolean(all) + " " + field("b").getByte(all) + " " + field("c").getChar(all) + " "
        + field("s").getShort(all) + " " + field("i").getInt(all) + " " + field("j").getLong(all) + " "
        + field("f").getFloat(all) + " " + field("d").getDouble(all) + " " + field("text").get(all) + " "
        + Arrays.toString((int[]) field("array").get(all)));
    System.out.println(field("b").getDouble(all) + " " + field("c").getInt(all) + " " + field("s").getLong(all) + " "
        + field("i").getFloat(all) + " " + field("j").getDouble(all) + " " + field("i").get(all).getClass());
    field("z").setBoolean(all, false);
    field("b").setByte(all, (byte) -1);
    field("c").setChar(all, 'q');
    field("s").setShort(all, (short) -2);
    field("i").setInt(all, -3);
    field("j").setInt(all, -4);
    field("f").setLong(all, 1L << 40);
    field("d").setFloat(all, 0.1f);
    field("text").set(all, null);
    field("array").set(all, new int[] {9});
    System.out.println(all.z + " " + all.b + " " + all.c + " " + all.s + " " + all.i + " " + all.j + " " + all.f + " "
        + all.d + " " + all.text + " " + all.array[0]);
    field("d").set(all, 'x');
    field("j").set(all, (short) 12);
    System.out.println(all.d + " " + all.j);
    attempt("int from long", () -> put(field("i"), all, 5L));
    attempt("int from null", () -> put(field("i"), all, null));
    attempt("int from text", () -> put(field("i"), all, "5"));
    attempt("text from int", () -> put(field("text"), all, 5));
    attempt("getInt of long", () -> field("j").getInt(all));
    attempt("getBoolean of int", () -> field("i").getBoolean(all));
    attempt("getInt of text", () -> field("text").getInt(all));
    attempt("setLong of int", () -> {
      field("i").setLong(all, 1);
      return 0;
    });
    attempt("wrong object", () -> field("i").get("string"));
    attempt("null object", () -> field("i").get(null));
    attempt("missing", () -> field("nothing"));
    attempt("getField of private", () -> All.class.getField("hidden"));
    attempt("static of null", () -> field("counter").get(null));
    attempt("static set", () -> put(field("counter"), "ignored", 99));
    attempt("private in the nest", () -> put(field("hidden"), all, 6));
    attempt("final", () -> put(field("fixed"), all, 1));
    attempt("final made accessible", () -> {
      Field f = field("fixed");
      f.setAccessible(true);
      return put(f, all, 78) + " while inlined " + all.fixed();
    });
    attempt("static final", () -> {
      Field f = field("CONSTANT");
      f.setAccessible(true);
      return put(f, null, "changed");
    });
    attempt("static final list", () -> put(field("SHARED"), null, List.of()));
    attempt("private of the library", () -> String.class.getDeclaredField("hash").getInt("abc"));
    attempt("opened library", () -> {
      String.class.getDeclaredField("hash").setAccessible(true);
      return 0;
    });
    Sub sub = new Sub();
    System.out.println(Sub.class.getField("i").getInt(sub) + " " + field("i").getInt(sub) + " "
        + Sub.class.getField("text").get(sub) + " " + Sub.class.getField("text").getDeclaringClass().getSimpleName()
        + " "
        + Sub.class.getField("i").equals(field("i")) + " " + field("i").equals(field("i")) + " "
        + (field("i").hashCode() == field("i").hashCode()) + " " + (field("i") == field("i")));
    Field[] visible = Sub.class.getFields();
    Arrays.sort(visible, Comparator.comparing(Field::toString));
    for (Field f : visible) System.out.print(f.getDeclaringClass().getSimpleName() + "." + f.getName() + " ");
    System.out.println();
    for (int round = 0; round < 40; round++) field("i").setInt(all, field("i").getInt(all) + 2);
    System.out.println(all.i + " " + field("map").getGenericType() + " " + field("map").getType() + " "
        + int[].class.getFields().length);
  }
}
