// stress: yes
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Records, enums and sealed hierarchies through reflection. */
public class ReflectRecordsSealed {
  record Point(int x, int y) {
    static int made;

    Point {
      made++;
    }

    double norm() {
      return Math.sqrt(x * x + y * y);
    }
  }

  record Wide<T>(boolean z, byte b, char c, short s, int i, long j, float f, double d, T t, int[] a,
      List<? extends T> list) {}

  record Empty() {}

  record Custom(String name, int... rest) {
    @Override
    public String name() {
      return "<" + name + ">";
    }

    @Override
    public String toString() {
      return "custom " + rest.length;
    }
  }

  sealed interface Shape permits Circle, Square, Polygon {}

  record Circle(double r) implements Shape {}

  record Square(double side) implements Shape {}

  static non-sealed class Polygon implements Shape {}

  static final class Triangle extends Polygon {}

  enum Op implements java.util.function.IntBinaryOperator {
    ADD("+") {
      @Override
      public int applyAsInt(int a, int b) {
        return a + b;
      }
    },
    MUL("*") {
      @Override
      public int applyAsInt(int a, int b) {
        return a * b;
      }
    };

    final String symbol;

    Op(String symbol) {
      this.symbol = symbol;
    }
  }

  static Map<String, Object> toMap(Record record) throws Exception {
    Map<String, Object> map = new TreeMap<>();
    for (RecordComponent c : record.getClass().getRecordComponents()) {
      map.put(c.getName(), c.getAccessor().invoke(record));
    }
    return map;
  }

  static <R extends Record> R with(R record, String component, Object value) throws Exception {
    RecordComponent[] components = record.getClass().getRecordComponents();
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = components[i].getName().equals(component) ? value : components[i].getAccessor().invoke(record);
    }
    @SuppressWarnings("unchecked")
    Constructor<R> canonical = (Constructor<R>) record.getClass()
        .getDeclaredConstructor(Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    return canonical.newInstance(values);
  }

  static void records() throws Exception {
    for (Class<?> c : new Class<?>[] {Point.class, Wide.class, Empty.class, Custom.class, String.class}) {
      System.out.println(c.getSimpleName() + " " + c.isRecord() + " " + c.getSuperclass().getSimpleName() + " "
          + (c.getRecordComponents() == null ? null : Arrays.toString(c.getRecordComponents())));
    }
    for (RecordComponent c : Wide.class.getRecordComponents()) {
      System.out.println("  " + c.getName() + " " + c.getType().getSimpleName() + " " + c.getGenericType() + " "
          + c.getGenericSignature() + " " + c.getAccessor().getName() + " " + c.getDeclaringRecord().getSimpleName());
    }
    System.out.println(toMap(new Point(3, 4)) + " " + with(new Point(3, 4), "y", 10) + " "
        + toMap(new Custom("n", 1, 2)).get("name") + " " + new Custom("n", 1) + " " + Point.made);
    Wide<String> wide = new Wide<>(true, (byte) 1, 'c', (short) 2, 3, 4L, 5f, 6.0, "t", null, List.of("l"));
    System.out.println(wide + " " + wide.equals(with(wide, "j", 4L)) + " " + wide.equals(with(wide, "t", "u")) + " "
        + wide.hashCode());
    Field x = Point.class.getDeclaredField("x");
    System.out.println(Modifier.toString(x.getModifiers()) + " " + x.get(new Point(8, 9)) + " " + new Empty()
        + new Empty().equals(new Empty()) + new Empty().hashCode());
    try {
      x.setAccessible(true);
      x.setInt(new Point(0, 0), 5);
    } catch (IllegalAccessException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Point(1, 2).hashCode() + " " + new Circle(1.5).hashCode() + " "
        + new Circle(Double.NaN).equals(new Circle(Double.NaN)) + " " + new Circle(0.0).equals(new Circle(-0.0)));
    System.out.println(Arrays.stream(Point.class.getDeclaredMethods()).map(Method::toString).sorted().toList());
  }

  static void sealed() {
    for (Class<?> c : new Class<?>[] {Shape.class, Circle.class, Polygon.class, Triangle.class, Op.class,
        Object.class}) {
      Class<?>[] permitted = c.getPermittedSubclasses();
      System.out.println(c.getSimpleName() + " sealed " + c.isSealed() + " final " + Modifier.isFinal(c.getModifiers())
          + " permits " + (permitted == null ? null : Arrays.stream(permitted).map(Class::getName).sorted().toList()));
    }
  }

  static void enums() throws Exception {
    System.out.println(Arrays.toString(Op.class.getEnumConstants()) + " " + Op.class.isEnum() + " "
        + Op.ADD.getClass().isEnum() + " " + Op.ADD.getClass().getSuperclass().getSimpleName() + " "
        + Op.MUL.getDeclaringClass().getSimpleName());
    System.out.println(Enum.valueOf(Op.class, "MUL").applyAsInt(6, 7) + " " + Op.valueOf("ADD").symbol + " "
        + Op.class.getMethod("valueOf", String.class).invoke(null, "ADD") + " " + Op.class.getField("MUL").get(null)
        + " "
        + Op.class.getField("MUL").isEnumConstant() + " "
        + ((Object[]) Op.class.getMethod("values").invoke(null)).length + " " + String.class.getEnumConstants());
    for (String name : new String[] {"DIV", null}) {
      try {
        Enum.valueOf(Op.class, name);
      } catch (IllegalArgumentException | NullPointerException e) {
        System.out.println(e.getMessage());
      }
    }
    System.out.println(Arrays.stream(Op.class.getDeclaredFields())
        .map(f -> f.getName() + (f.isSynthetic() ? " synthetic" : "")).sorted().toList() + " "
        + Modifier.toString(Op.class.getField("ADD").getModifiers()));
    System.out.println(Op.ADD.describeConstable().get() + " " + Op.ADD.compareTo(Op.MUL) + " "
        + Op.values().clone()[1].ordinal());
  }

  public static void main(String[] args) throws Exception {
    records();
    sealed();
    enums();
  }
}
