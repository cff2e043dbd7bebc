// jdk: 25
// Variables without a name: in patterns, lambdas, catch clauses, loops, resources and assignments.
import java.util.*;
import java.util.stream.*;

public class UnnamedVariables {
  sealed interface Shape permits Circle, Square, Dot {}
  record Point(int x, int y) {}
  record Circle(Point at, int radius) implements Shape {}
  record Square(Point at, int side) implements Shape {}
  record Dot(Point at) implements Shape {}

  static int left(Shape s) {
    return switch (s) {
      case Circle(Point(int x, _), int r) -> x - r;
      case Square(Point(int x, int _), _) -> x;
      case Dot _ -> -1;
    };
  }

  static String sides(Shape s) {
    return switch (s) {
      case Circle _, Dot _ -> "round";
      case Square _ -> "four";
    };
  }

  static class Resource implements AutoCloseable {
    public void close() { System.out.println("closed"); }
  }

  public static void main(String[] args) {
    System.out.println(left(new Circle(new Point(5, 0), 2)) + left(new Square(new Point(7, 1), 3)) + left(new Dot(null)) + sides(new Dot(null)) + sides(new Square(null, 1)));
    int count = 0;
    for (String _ : List.of("a", "b")) ++count;
    try (var _ = new Resource()) {
      Integer.parseInt("x");
    } catch (NumberFormatException _) {
      System.out.println("no number " + count);
    }
    var _ = new ArrayList<>();
    Map<String, Integer> ones = Stream.of("a", "b").collect(Collectors.toMap(s -> s, _ -> 1, (_, b) -> b, TreeMap::new));
    System.out.println(ones);
  }
}
