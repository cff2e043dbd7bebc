// stress: yes
// Overriding, super calls, abstract classes, hidden fields and statics, virtual calls from constructors, protected and
// package access.
public class LangInheritance {
  abstract static class Shape {
    protected String name = "shape";
    static int count;
    final int id;

    Shape() {
      id = ++count;
      System.out.println("constructing " + describe());
    }

    abstract double area();

    String describe() {
      return name + "#" + id + " of " + area();
    }

    static String kind() {
      return "Shape.kind";
    }

    private String secret() {
      return "Shape.secret";
    }

    String reveal() {
      return secret();
    }

    public String toString() {
      return getClass().getSimpleName() + ":" + describe();
    }
  }

  static class Rectangle extends Shape {
    protected String name = "rectangle";
    double width = 1;
    double height;

    Rectangle(double width, double height) {
      super();
      this.width = width;
      this.height = height;
    }

    Rectangle(double side) {
      this(side, side);
      name += "(square)";
    }

    @Override
    double area() {
      return width * height;
    }

    @Override
    String describe() {
      return super.describe() + " alias " + name + "/" + super.name;
    }

    static String kind() {
      return "Rectangle.kind";
    }

    String secret() {
      return "Rectangle.secret";
    }
  }

  static class Box extends Rectangle {
    double depth = 3;

    Box() {
      super(2);
    }

    double area() {
      return 2 * (super.area() + depth * (width + height));
    }

    String overloaded(Object o) {
      return "Object";
    }

    String overloaded(String s) {
      return "String";
    }

    String overloaded(Integer i) {
      return "Integer";
    }

    String overloaded(long l) {
      return "long";
    }

    String overloaded(Object... o) {
      return "Object...";
    }
  }

  static class Cube extends Box {
    String overloaded(String s) {
      return "Cube String then " + super.overloaded(s) + " " + super.overloaded((Object) s);
    }
  }

  static class Counter {
    int value;

    Counter increment() {
      value++;
      return this;
    }

    int get() {
      return value;
    }
  }

  static class SafeCounter extends Counter {
    @Override
    SafeCounter increment() {
      super.increment();
      super.increment();
      return this;
    }
  }

  public static void main(String[] args) {
    Shape rectangle = new Rectangle(2, 5);
    Shape square = new Rectangle(4);
    Shape box = new Box();
    System.out.println(rectangle + "\n" + square + "\n" + box);
    System.out.println(rectangle.name + " " + ((Rectangle) rectangle).name + " " + Shape.kind() + " " + Rectangle.kind()
        + " " + Box.kind());
    System.out.println(
        rectangle.reveal() + " " + ((Rectangle) rectangle).secret() + " " + Shape.count + " " + Box.count);
    Box cube = new Cube();
    System.out.println(cube.overloaded("s") + " " + cube.overloaded((Object) "s") + " " + cube.overloaded(1) + " "
        + cube.overloaded(1.5) + " " + cube.overloaded('c') + " " + cube.overloaded() + " " + cube.overloaded(1, 2)
        + " " + new Box().overloaded("s"));
    System.out.println(
        new SafeCounter().increment().increment().get() + " " + ((Counter) new SafeCounter()).increment().get());
    Shape anonymous = new Shape() {
      double area() {
        return name == null ? -1 : 0.5;
      }
    };
    System.out.println(
        anonymous.id + " " + anonymous.describe() + " " + anonymous.getClass().getSuperclass().getSimpleName());
    System.out.println(Box.class.getSuperclass() == Rectangle.class && Shape.class.getSuperclass() == Object.class);
  }
}
