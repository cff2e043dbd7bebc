// jdk: 21+
// Guards are tried in order, and have side effects; yield; old-style labels with patterns; statements.
public class SwitchOrder {
  static int tried;

  static boolean tries(int limit, int value) {
    ++tried;
    return value > limit;
  }

  static String size(Object o) {
    return switch (o) {
      case Integer i when tries(100, i) -> "huge";
      case Integer i when tries(10, i) -> "large";
      case Integer i when tries(0, i) -> {
        String text = "small";
        yield text + i;
      }
      case Integer i -> "not positive";
      default -> "other";
    };
  }

  static void print(CharSequence s) {
    switch (s) {
      case String t when t.length() > 3:
        System.out.println("long text " + t);
        break;
      case String t:
        System.out.println("text " + t);
        break;
      case StringBuilder b:
        System.out.println("builder");
        break;
      default:
        System.out.println("other");
    }
  }

  public static void main(String[] args) {
    for (Object o : new Object[] {500, 50, 5, -5, 5L}) {
      tried = 0;
      System.out.println(size(o) + " after " + tried);
    }
    print("four");
    print(new StringBuilder("x"));
    try {
      size(null);
    } catch (NullPointerException e) {
      System.out.println("null: " + e.getMessage());
    }
  }
}
