// jdk: 21+
// Where a pattern variable is in scope: after negation, in conditions, loops, and conditional expressions.
public class PatternScopes {
  record Node(Object value, Node next) {}

  static String first(Object o) {
    if (!(o instanceof Node(String text, var rest))) return "no node";
    return text + (rest == null ? "" : rest.value());
  }

  static int sum(Node node) {
    int sum = 0;
    while (node instanceof Node(Integer i, Node next)) {
      sum += i;
      node = next;
    }
    for (Object at = node; at instanceof Node(Object v, Node n) && n != null; at = n) sum += 100;
    return sum;
  }

  static int length(Object o) {
    return o instanceof String s && !s.isEmpty() ? s.length() : o instanceof Object[] a ? a.length : -1;
  }

  public static void main(String[] args) {
    System.out.println(first(new Node("a", new Node(1, null))) + " " + first(5) + " " + first(new Node(2, null)));
    System.out.println(sum(new Node(1, new Node(2, new Node("x", new Node("y", null))))));
    System.out.println(length("abc") + " " + length("") + " " + length(new String[4]) + " " + length(null));
    Object o = 7;
    boolean even = o instanceof Integer i && (i & 1) == 0 || o instanceof Long l && l > 2;
    System.out.println(even);
  }
}
