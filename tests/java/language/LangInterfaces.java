// Interfaces: default, static and private methods, diamonds, class-wins rule, X.super calls, constant fields,
// functional and marker interfaces.
public class LangInterfaces {
  interface Named {
    String PREFIX = "named:";

    String name();

    default String greet() {
      return decorate("hello " + name());
    }

    private String decorate(String text) {
      return stars(2) + text + stars(1);
    }

    private static String stars(int n) {
      return "*".repeat(n);
    }

    static Named of(String name) {
      return () -> name;
    }
  }

  interface Left extends Named {
    default String side() {
      return "left";
    }

    default String greet() {
      return "left " + Named.super.greet();
    }
  }

  interface Right extends Named {
    default String side() {
      return "right";
    }
  }

  static class Both implements Left, Right {
    public String name() {
      return PREFIX + "both";
    }

    public String side() {
      return Left.super.side() + "+" + Right.super.side();
    }
  }

  static class Parent {
    public String side() {
      return "class wins";
    }
  }

  static class Child extends Parent implements Left {
    public String name() {
      return "child";
    }
  }

  interface Top {
    default String who() {
      return "Top";
    }
  }

  interface Middle extends Top {
    default String who() {
      return "Middle>" + Top.super.who();
    }
  }

  static class Base implements Top {}

  static class Diamond extends Base implements Middle {}

  interface Reabstract extends Middle {
    String who();
  }

  static class Concrete implements Reabstract {
    public String who() {
      return "Concrete";
    }
  }

  interface Counter {
    int[] CALLS = new int[1];

    default int call() {
      return ++CALLS[0];
    }
  }

  interface Marker {}

  enum Level implements Named, Counter {
    LOW,
    HIGH {
      public String greet() {
        return "high " + super.greet();
      }
    }
  }

  record Point(int x, int y) implements Named, Comparable<Point>, Marker {
    public int compareTo(Point other) {
      return Integer.compare(x * x + y * y, other.x * other.x + other.y * other.y);
    }

    public String name() {
      return "point";
    }
  }

  static <T extends Named & Counter> String intersection(T value) {
    return value.greet() + value.call();
  }

  public static void main(String[] args) {
    Both both = new Both();
    System.out.println(
        both.greet() + " | " + both.side() + " | " + ((Right) both).greet() + " | " + ((Named) both).greet());
    Child child = new Child();
    System.out.println(child.side() + " | " + ((Left) child).side() + " | " + child.greet());
    System.out.println(new Diamond().who() + " | " + ((Top) new Diamond()).who() + " | " + new Base().who() + " | "
        + new Concrete().who());
    System.out.println(Named.of("lambda").greet() + " | " + Named.PREFIX + " | " + Both.PREFIX + " | " + Level.PREFIX);
    for (Level level : Level.values())
      System.out.println(level.greet() + " " + level.call() + " " + intersection(level));
    Named point = new Point(3, 4);
    System.out.println(point.greet() + " " + ((Point) point).compareTo(new Point(5, 0)) + " "
        + (point instanceof Marker) + " " + (both instanceof Object && !((Object) both instanceof Marker)));
    Named anonymous = new Left() {
      int calls;

      public String name() {
        return "anonymous" + ++calls;
      }
    };
    System.out.println(anonymous.greet() + " | " + anonymous.greet() + " | " + ((Left) anonymous).side());
    Named[] all = {both, child, Level.LOW, point, anonymous, () -> "inline"};
    StringBuilder text = new StringBuilder();
    for (Named named : all) text.append(named.name()).append(' ').append(named.greet().length()).append(' ');
    System.out.println(text.toString().trim());
    System.out.println(Counter.CALLS[0] + " " + Object.class.cast(point).equals(new Point(3, 4)));
  }
}
