// jdk: 21+
// What a NullPointerException says: fields, arrays, calls, locals with and without names, patterns, records, strings in switches.
public class NullTexts {
  record Pair(String left, int[] right) {}

  static Pair pair;
  static int[][] table = new int[2][];
  Pair own;

  static void show(Runnable r) {
    try {
      r.run();
      System.out.println("no exception");
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }

  static Pair none() {
    return null;
  }

  public static void main(String[] args) {
    NullTexts self = new NullTexts();
    String[] words = {null};
    Integer boxed = null;
    show(() -> pair.left());
    show(() -> new Pair(null, null).left().length());
    show(() -> new Pair("", null).right()[3] = 1);
    show(() -> table[1][0]++);
    show(() -> self.own.right());
    show(() -> words[0].trim());
    show(() -> none().left().isEmpty());
    show(() -> { int i = boxed; });
    show(() -> { synchronized (none()) { } });
    show(() -> { throw (RuntimeException) (Object) none(); });
    show(() -> { switch (words[0]) { case "a" -> { } default -> { } } });
    show(() -> { Object o = null; if (o instanceof Pair(String l, int[] r)) l.length(); });
    show(() -> { for (String w : (Iterable<String>) null) w.length(); });
    show(() -> System.out.println(new Pair("a", null).right().length));
    show(() -> java.util.Objects.requireNonNull(null, "by hand"));
  }
}
