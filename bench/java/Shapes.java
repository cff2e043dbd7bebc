/** Virtual calls through an abstract class, with receivers of four classes in turn. */
public class Shapes {
  abstract static class Shape {
    private int visits;

    abstract int area();

    int corners() {
      return 0;
    }

    final int visit() {
      return ++visits;
    }
  }

  static class Rectangle extends Shape {
    final int width, height;

    Rectangle(int width, int height) {
      this.width = width;
      this.height = height;
    }

    @Override
    int area() {
      return width * height;
    }

    @Override
    int corners() {
      return 4;
    }
  }

  static final class Square extends Rectangle {
    Square(int side) {
      super(side, side);
    }
  }

  static final class Triangle extends Rectangle {
    Triangle(int base, int height) {
      super(base, height);
    }

    @Override
    int area() {
      return super.area() / 2;
    }
  }

  static final class Disc extends Shape {
    final int radius;

    Disc(int radius) {
      this.radius = radius;
    }

    @Override
    int area() {
      return radius * radius * 355 / 113;
    }
  }

  static Shape shape(int i) {
    int n = i % 17 + 1;
    if (i % 2 == 0) return i % 4 == 0 ? new Square(n) : new Disc(n);
    return i % 4 == 1 ? new Triangle(n, 9) : new Rectangle(n, 5);
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 20000;
    Shape[] shapes = new Shape[300];
    for (int i = 0; i < shapes.length; i++) shapes[i] = shape(i);
    long sum = 0;
    for (int round = 0; round < size; round++) {
      for (Shape shape : shapes) sum += shape.area() + shape.corners() * shape.visit();
    }
    System.out.println("shapes " + sum);
  }
}
