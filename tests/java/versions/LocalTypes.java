// jdk: 21+
// Local enums, interfaces and records; static members of inner classes.
public class LocalTypes {
  class Inner {
    static int made;
    static String name() { return "inner" + made; }
    Inner() { ++made; }
    record Part(int i) {}
  }

  public static void main(String[] args) {
    enum Size { SMALL, LARGE }
    interface Sizer { Size of(int i); }
    record Sized(int i, Size size) {}
    Sizer sizer = i -> i > 5 ? Size.LARGE : Size.SMALL;
    System.out.println(new Sized(7, sizer.of(7)) + " " + new Sized(1, sizer.of(1)));
    LocalTypes outer = new LocalTypes();
    outer.new Inner();
    outer.new Inner();
    System.out.println(Inner.name() + " " + new Inner.Part(4) + " " + Size.class.isLocalClass() + " " + Sized.class.getEnclosingMethod());
    System.out.println(java.lang.reflect.Modifier.isStatic(Sized.class.getModifiers()) + " " + Sizer.class.getSimpleName());
  }
}
