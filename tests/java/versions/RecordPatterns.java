// jdk: 21+
// Patterns in switch and instanceof: nested records, guards, null, sealed types without a default.
import java.util.List;

public class RecordPatterns {
  sealed interface Shape permits Circle, Square, Group {}

  record Point(int x, int y) {}

  record Circle(Point centre, double radius) implements Shape {}

  record Square(Point corner, int side) implements Shape {}

  record Group(List<Shape> parts, Object label) implements Shape {}

  static String describe(Shape shape) {
    return switch (shape) {
      case Circle(Point(var x, var y), double r) when x == y -> "circle on the diagonal at " + x + ", radius " + r;
      case Circle c -> "circle " + c;
      case Square(Point(int x, int y), int side) when side > 10 -> "large square at " + x + ":" + y;
      case Square(var corner, var side) -> "square of " + side + " at " + corner;
      case Group(var parts, String label) -> label + parts.stream().map(RecordPatterns::describe).toList();
      case Group(var parts, Integer number) -> number + " with " + parts.size();
      case Group g -> "group of " + g.label();
    };
  }

  static String kind(Object o) {
    return switch (o) {
      case null -> "null";
      case Integer i when i > 100 -> "large " + i;
      case Integer i -> "int " + i;
      case String s when s.isEmpty() -> "empty";
      case String s -> "text " + s.length();
      case int[] a -> "array " + a.length;
      case Enum<?> e -> "enum " + e.ordinal();
      default -> o.getClass().getSimpleName();
    };
  }

  enum Colour { RED, GREEN }

  static int ofEnum(Colour colour) {
    return switch (colour) {
      case RED -> 1;
      case GREEN -> 2;
    };
  }

  record Box<T>(T value) {}

  public static void main(String[] args) {
    Shape circle = new Circle(new Point(2, 2), 1.5);
    System.out.println(describe(circle));
    System.out.println(describe(new Circle(new Point(1, 2), 3)));
    System.out.println(describe(new Square(new Point(4, 5), 11)));
    System.out.println(describe(new Square(new Point(4, 5), 3)));
    System.out.println(describe(new Group(List.of(circle, new Square(new Point(0, 0), 1)), "both: ")));
    System.out.println(describe(new Group(List.of(), 7)));
    System.out.println(describe(new Group(List.of(), null)));
    for (Object o : new Object[] {null, 5, 500, "", "word", new int[3], Colour.GREEN, 2.5, 'c'}) System.out.println(kind(o));
    System.out.println(ofEnum(Colour.RED) + ofEnum(Colour.GREEN));
    Object box = new Box<>(new Box<>("inner"));
    if (box instanceof Box<?>(Box<?>(String text)) && text.length() == 5) System.out.println("found " + text);
    try {
      describe(null);
    } catch (NullPointerException e) {
      System.out.println("null shape");
    }
  }
}
