// jdk: 21+
// An accessor that throws makes a MatchException in a switch and in instanceof.
public class SwitchMatchException {
  record Fragile(int value) {
    public int value() {
      if (value < 0) throw new IllegalStateException("negative");
      return value;
    }
  }

  static String of(Object o) {
    return switch (o) {
      case Fragile(int v) when v > 5 -> "large";
      case Fragile(int v) -> "small " + v;
      default -> "none";
    };
  }

  public static void main(String[] args) {
    System.out.println(of(new Fragile(7)) + " " + of(new Fragile(3)) + " " + of(1));
    try {
      of(new Fragile(-1));
    } catch (MatchException e) {
      System.out.println(e + " <- " + e.getCause());
    }
    Object o = new Fragile(-2);
    try {
      if (o instanceof Fragile(int v)) System.out.println(v);
    } catch (MatchException e) {
      System.out.println(e.getMessage() + " <- " + e.getCause().getMessage());
    }
  }
}
