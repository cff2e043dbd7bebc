import java.io.Serializable;
import java.util.function.*;

// What LinkingBootstraps damages: call sites of every kind that javac emits.
public class LinkingVictim0000 {
  public static String text(int a, String b, long c, char d) {
    return "a=" + a + ", b=" + b + " c" + c + d;
  }
  public static String objects(Object a, double b, int[] c) {
    return a + "/" + b + "/" + (c == null);
  }
  static int twice(int x) { return 2 * x; }
  int plus(Integer x) { return x + 1; }

  public static String concatenation() { return text(1, "two", 3L, '4') + objects("five", 6.0, null); }
  public static String capturing() {
    int base = 5;
    String prefix = "p";
    Function<Integer, String> f = x -> prefix + (x + base);
    return f.apply(1);
  }
  public static String references() {
    IntUnaryOperator a = LinkingVictim0000::twice;
    ToIntFunction<Integer> b = new LinkingVictim0000()::plus;
    Supplier<Object> c = LinkingVictim0000::new;
    BiFunction<String, Integer, Character> d = String::charAt;
    return a.applyAsInt(4) + "," + b.applyAsInt(7) + "," + (c.get() != null) + "," + d.apply("xyz", 1);
  }
  public static String markers() {
    IntFunction<Object> f = (IntFunction<Object> & Serializable & Cloneable) x -> x * 3;
    return f.apply(2) + "," + (f instanceof Cloneable) + "," + (f instanceof Serializable);
  }
}
