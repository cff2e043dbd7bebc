// jdk: 25 preview
// Patterns of primitive types, which match if nothing is lost.
public class PrimitivePatterns {
  static String of(long l) {
    return switch (l) {
      case 1L -> "one";
      case byte b -> "byte " + b;
      case int i when i > 1000 -> "large int";
      case int i -> "int " + i;
      case long other -> "long " + other;
    };
  }

  record Json(double number) {}

  public static void main(String[] args) {
    for (long l : new long[] {1, 5, 300, 5000, 1L << 40}) System.out.println(of(l));
    int i = 16_777_217;
    System.out.println((i instanceof float) + " " + (16_777_216 instanceof float f ? f : -1) + " " + (i instanceof byte));
    Object boxed = 7;
    if (boxed instanceof int plain) System.out.println(plain + 1);
    if (new Json(30) instanceof Json(int age)) System.out.println(age);
    System.out.println(new Json(30.5) instanceof Json(int age));
    boolean b = true;
    System.out.println(switch (b) { case true -> "yes"; case false -> "no"; });
  }
}
