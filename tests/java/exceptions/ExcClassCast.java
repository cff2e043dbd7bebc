// The messages of ClassCastException: user classes, library classes, arrays, interfaces, lambdas, nested types,
// generics.
import java.util.*;
import java.util.function.Function;

public class ExcClassCast {
  interface Shape {}

  static class Circle implements Shape {}

  static class Square implements Shape {}

  enum Colour { RED { } , BLUE }

  record Point(int x) {}

  interface Action {
    Object run();
  }

  static void show(Action action) {
    try {
      System.out.println("value " + action.run());
    } catch (ClassCastException e) {
      String message = String.valueOf(e.getMessage());
      int lambda = message.indexOf("$$Lambda");
      System.out.println(lambda < 0 ? message : message.substring(0, lambda));
    }
  }

  static Object o(Object object) {
    return object;
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  public static void main(String[] args) {
    show(() -> (Circle) o(new Square()));
    show(() -> (Circle) o("text"));
    show(() -> (String) o(new Circle()));
    show(() -> (Integer) o("text"));
    show(() -> (String) o(5));
    show(() -> (int) o(5L));
    show(() -> (char) o("c"));
    show(() -> (Shape) o(new Object()));
    show(() -> (Runnable) o("text"));
    show(() -> (Comparable<?>) o(new Circle()));
    show(() -> (List<?>) o(new HashMap<>()));
    show(() -> (int[]) o(new long[0]));
    show(() -> (int[]) o("text"));
    show(() -> (Object[]) o(new int[0]));
    show(() -> (String[]) o(new Object[0]));
    show(() -> (Circle[]) o(new Square[0]));
    show(() -> (Circle[][]) o(new Shape[0][0]));
    show(() -> (Circle[]) o(new Circle()));
    show(() -> (String) o(new Circle[0]));
    show(() -> (Point) o(Colour.BLUE));
    show(() -> (Point) o(Colour.RED));
    show(() -> (Colour) o(new Point(1)));
    show(() -> (String) o((Action) () -> null));
    show(() -> (Shape) o(new Object() {}));
    show(() -> (Number) o(ExcClassCast.class));
    show(() -> (java.sql.Timestamp) o("other module"));
    show(() -> (String) o(new java.util.logging.SimpleFormatter()));
    show(() -> Integer.class.cast("text"));
    show(() -> Circle.class.cast(new Square()));
    show(() -> int[].class.cast("text"));
    show(() -> String.class.asSubclass(Number.class));
    show(() -> {
      List<Integer> list = (List) List.of("a");
      return list.get(0) + 1;
    });
    show(() -> {
      Map<String, Circle> map = (Map) Map.of("a", "b");
      Circle circle = map.get("a");
      return circle;
    });
    show(() -> new TreeSet<>((Collection) List.of("a", 1)));
    show(() -> new TreeSet<>((Collection) Arrays.asList(new Circle())));
    show(() -> ((Comparable) "a").compareTo(5));
    show(() -> ((Comparator) Comparator.naturalOrder()).compare(1, "x"));
    show(() -> ((Function) (Function<String, Integer>) s -> s.length()).apply(5));
    show(() -> ((Function) (Function<Circle, Circle>) c -> c).apply(new Square()));
    show(() -> Collections.checkedList((List) new ArrayList<>(), String.class).add(5));
    show(() -> {
      Object[] objects = new ArrayList<String>(List.of("a")).toArray();
      return (String[]) objects;
    });
    show(() -> (Object) null == (Object) (Circle) o(null));
    show(() -> Enum.valueOf((Class) Colour.class, "RED").compareTo(Thread.State.NEW));
    try {
      Object text = "text";
      ((Number) text).intValue();
    } catch (ClassCastException e) {
      StackTraceElement top = e.getStackTrace()[0];
      System.out.println(top.getMethodName() + " " + e.getStackTrace().length + " " + e.getCause());
    }
  }
}
