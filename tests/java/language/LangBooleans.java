// Boolean expressions as values and as conditions: short circuits, non-short operators, ternaries of mixed types,
// assert switched off.
public class LangBooleans {
  static StringBuilder trace = new StringBuilder();
  static boolean field;
  static boolean[] array = new boolean[4];

  static boolean t(String name) {
    trace.append(name);
    return true;
  }

  static boolean f(String name) {
    trace.append(name);
    return false;
  }

  static String flush() {
    String text = trace.toString();
    trace.setLength(0);
    return text;
  }

  static void shortCircuits() {
    boolean a = t("a") || t("b");
    boolean b = f("a") || t("b") && f("c") || t("d");
    boolean c = f("a") && t("b") || !(t("c") && f("d"));
    boolean d = t("a") | t("b") & f("c") ^ t("d");
    boolean e = f("a") & t("b");
    System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + flush());
    if (t("x") && (f("y") || t("z")) && !f("w")) trace.append("!");
    while (t("p") && f("q")) trace.append("never");
    for (int i = 0; i < 2 && (i == 0 || f("r")); i++) trace.append(i);
    System.out.println(flush());
  }

  static void compound() {
    field = true;
    field &= t("a");
    field |= f("b");
    field ^= t("c");
    array[0] |= t("d");
    array[1] = !array[1];
    array[2] ^= array[0] = array[1] & !array[3];
    boolean local = false;
    local |= array[2];
    local &= !field;
    System.out.println(field + " " + array[0] + array[1] + array[2] + array[3] + " " + local + " " + flush());
    boolean chain = field = array[3] = 3 > 2;
    System.out.println(
        chain + " " + field + " " + array[3] + " " + (local == chain) + " " + (local != chain) + " " + !(!chain));
  }

  static String types(int n, Integer boxed, char c, byte b) {
    Object a = n > 0 ? 1 : 2.0;
    Object d = n > 0 ? 1 : "two";
    Object e = n > 0 ? c : 66;
    Object g = n > 0 ? c : n;
    Object h = n > 0 ? b : 'x';
    Object i = n > 0 ? boxed : Double.valueOf(2);
    Object j = n > 0 ? (Object) 1 : (Object) 'c';
    Object k = n > 0 ? null : 0;
    return name(a) + name(d) + name(e) + name(g) + name(h) + name(i) + name(j) + name(k);
  }

  static String name(Object o) {
    return o == null ? "null " : o.getClass().getSimpleName() + ":" + o + " ";
  }

  static int nested(int a, int b, int c) {
    return a < b ? b < c ? 1 : a < c ? 2 : 3 : a < c ? 4 : b < c ? 5 : 6;
  }

  static boolean implies(boolean a, boolean b) {
    return !a || b;
  }

  static int count(boolean... values) {
    int n = 0;
    for (boolean value : values) n += value ? 1 : 0;
    return n;
  }

  static void nullUnboxing() {
    Integer nothing = null;
    try {
      int n = trace.length() == 0 ? nothing : 0;
      System.out.println(n);
    } catch (NullPointerException e) {
      System.out.println("unboxed in a ternary");
    }
    Boolean maybe = null;
    try {
      if (maybe) System.out.println("yes");
    } catch (NullPointerException e) {
      System.out.println("unboxed in a condition");
    }
  }

  static int asserted;

  static void assertions() {
    assert ++asserted > 100 : "the detail " + ++asserted;
    assert false;
    assert t("evaluated");
    boolean enabled = false;
    assert enabled = true;
    System.out.println("assertions " + enabled + " " + asserted + " " + flush().isEmpty() + " "
        + LangBooleans.class.desiredAssertionStatus());
  }

  public static void main(String[] args) {
    shortCircuits();
    compound();
    System.out.println(types(1, 7, 'q', (byte) 3));
    System.out.println(types(0, 7, 'q', (byte) 3));
    System.out.println(
        nested(1, 2, 3) + "" + nested(1, 3, 2) + nested(2, 3, 1) + nested(2, 1, 3) + nested(3, 1, 2) + nested(3, 2, 1));
    for (boolean a : new boolean[] {false, true}) {
      for (boolean b : new boolean[] {false, true}) {
        System.out.print((a & b) + " " + (a | b) + " " + (a ^ b) + " " + implies(a, b) + " " + (a == b) + " "
            + count(a, b, !a, a && !b) + "; ");
      }
    }
    System.out.println();
    nullUnboxing();
    assertions();
    int x = 5;
    x = x > 3 ? x++ + 1 : x-- - 1;
    System.out.println(
        x + " " + (x > 5 == true) + " " + (x > 5 ? x > 6 ? "big" : "six" : "small") + " " + (Boolean.TRUE == (x == 6)));
  }
}
