// Identity and equality: caches of boxes, string literals and intern, hash codes that the library specifies, equals
// contracts.
import java.util.*;

public class LangIdentity {
  static final String CONSTANT = "constant";
  static final String COMPUTED = new StringBuilder("con").append("stant").toString();

  static class Other {
    static final String SAME = "constant";
    static final String PART = "con";
  }

  @SuppressWarnings("removal")
  static void boxes() {
    Integer a = 127, b = 127, c = 128, d = 128;
    Long e = -128L, f = -128L, g = -129L, h = -129L;
    Character i = '\u007f', j = '\u007f', k = '\u0080', l = '\u0080';
    Short m = 100, n = 100;
    Byte o = -1, p = -1;
    Boolean q = true, r = Boolean.valueOf("TRUE");
    Double s = 1.0, t = 1.0;
    System.out.println((a == b) + " " + (c == d) + " " + (e == f) + " " + (g == h) + " " + (i == j) + " " + (k == l)
        + " " + (m == n) + " " + (o == p) + " " + (q == r) + " " + (s == t) + " " + c.equals(d) + " " + s.equals(t));
    System.out.println((c <= d && c >= d) + " " + a.equals(127L) + " " + new Integer(5).equals(5) + " "
        + (new Integer(5) == 5) + " " + (Integer.valueOf(5) == Integer.valueOf("5")));
    Integer x = 10;
    Integer before = x;
    x++;
    System.out.println(
        x + " " + before + " " + (x == before + 1) + " " + Objects.equals(x, 11) + " " + ((Object) x == (Object) 11));
  }

  static void strings() {
    String part = "con";
    final String finalPart = "con";
    System.out.println((CONSTANT == Other.SAME) + " "
        + (CONSTANT
            == "con"
                + "stant")
        + " " + (CONSTANT == Other.PART + "stant") + " " + (CONSTANT == finalPart + "stant") + " "
        + (CONSTANT == part + "stant") + " " + (CONSTANT == COMPUTED) + " " + (CONSTANT == COMPUTED.intern()));
    System.out.println((new String("constant") == CONSTANT) + " " + (new String("constant").intern() == CONSTANT) + " "
        + ("a1" == "a" + 1) + " " + ("true" == "" + true) + " " + ("null" == String.valueOf((Object) null)) + " "
        + ("" == "abc".substring(3)) + " " + ("abc".substring(0) == "abc"));
    System.out.println(("abc".trim() == "abc") + " " + ("abc".concat("") == "abc") + " "
        + ("abc".replace('x', 'y') == "abc") + " " + ("abc".toLowerCase() == "abc") + " " + ("abc".strip() == "abc")
        + " " + ("ab".repeat(1) == "ab") + " " + ("x".toString() == "x") + " " + (String.valueOf("abc") == "abc"));
  }

  static void hashes() {
    System.out.println("".hashCode() + " "
        + "a".hashCode() + " "
        + "hello world".hashCode() + " "
        + "polygenelubricants".hashCode() + " "
        + "\u20ac\ud83d".hashCode());
    System.out.println(Integer.valueOf(-7).hashCode() + " " + Long.valueOf(1L << 33).hashCode() + " "
        + Double.valueOf(1.5).hashCode() + " " + Float.valueOf(1.5f).hashCode() + " " + Boolean.TRUE.hashCode() + " "
        + Character.valueOf('a').hashCode() + " " + Byte.valueOf((byte) -1).hashCode() + " "
        + Short.valueOf((short) -2).hashCode());
    System.out.println(List.of(1, 2, 3).hashCode() + " " + Arrays.asList("a", null).hashCode() + " "
        + Set.of(1, 2, 3).hashCode() + " " + Map.of("k", "v").hashCode() + " " + new ArrayList<>().hashCode() + " "
        + Optional.of(5).hashCode() + " " + Objects.hash(1, "a", null) + " " + Map.entry("k", 1).hashCode());
    System.out.println(new LinkedList<>(List.of(1, 2)).equals(List.of(1, 2)) + " "
        + new TreeSet<>(Set.of(2, 1)).equals(Set.of(1, 2)) + " "
        + new HashMap<>(Map.of(1, 2)).equals(new TreeMap<>(Map.of(1, 2))) + " " + List.of(1).equals(Set.of(1)) + " "
        + Collections.emptyList().equals(List.of()));
  }

  static class Point {
    final int x;

    Point(int x) {
      this.x = x;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Point && ((Point) o).x == x;
    }

    @Override
    public int hashCode() {
      return x % 3;
    }
  }

  static class Plain implements Cloneable {
    int[] shared = {1};
    int own = 5;

    @Override
    protected Plain clone() throws CloneNotSupportedException {
      return (Plain) super.clone();
    }
  }

  static class Uncloneable {
    Object copy() throws CloneNotSupportedException {
      return clone();
    }
  }

  static void objects() throws CloneNotSupportedException {
    Set<Point> points = new HashSet<>();
    for (int i = 0; i < 10; i++) points.add(new Point(i % 5));
    System.out.println(points.size() + " " + points.contains(new Point(4)) + " " + points.contains(new Point(7)));
    Object first = new Object();
    Object second = new Object();
    System.out.println(first.equals(first) + " " + first.equals(second) + " " + (first.hashCode() == first.hashCode())
        + " " + (System.identityHashCode(first) == first.hashCode()) + " " + System.identityHashCode(null) + " "
        + first.toString().startsWith("java.lang.Object@"));
    Plain plain = new Plain();
    Plain copy = plain.clone();
    copy.own = 6;
    copy.shared[0] = 7;
    System.out.println(
        plain.own + " " + plain.shared[0] + " " + (copy.getClass() == Plain.class) + " " + (copy == plain));
    try {
      new Uncloneable().copy();
    } catch (CloneNotSupportedException e) {
      System.out.println(e.getMessage());
    }
    IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
    identity.put("key", 1);
    identity.put(new String("key"), 2);
    identity.put("k" + "ey", 3);
    System.out.println(identity.size() + " " + identity.get("key"));
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    boxes();
    strings();
    hashes();
    objects();
  }
}
