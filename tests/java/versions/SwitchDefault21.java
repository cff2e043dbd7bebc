// jdk: 21 preview
// Unnamed patterns beside guards and null, as a preview feature.
public class SwitchDefault21 {
  record Two(Object a, Object b) {}

  static String of(Object o) {
    return switch (o) {
      case Two(Integer i, _) when i > 3 -> "first is large";
      case Two(_, Integer _) -> "second is a number";
      case Two _ -> "two";
      case null, default -> "other";
    };
  }

  public static void main(String[] args) {
    System.out.println(of(new Two(4, "")) + ", " + of(new Two(1, 2)) + ", " + of(new Two("", "")) + ", " + of(null));
  }
}
