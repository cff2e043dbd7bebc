// float and double: arithmetic with NaN, infinities and signed zero, both NaN flavours of comparison, remainder.
public class LangFloatingPoint {
  static final double[] DOUBLES = {0.0, -0.0, 1.0, -1.5, 0.1, 1e-300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE,
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_NORMAL, 123456.789};
  static final float[] FLOATS = {0f, -0f, 1f, -1.5f, 0.1f, 1e-30f, -1e30f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN,
      Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_NORMAL, 16777217f};

  static long hash(double a, double b) {
    long hash = Double.doubleToLongBits(a + b);
    hash = 31 * hash + Double.doubleToLongBits(a - b);
    hash = 31 * hash + Double.doubleToLongBits(a * b);
    hash = 31 * hash + Double.doubleToLongBits(a / b);
    hash = 31 * hash + Double.doubleToLongBits(a % b);
    return 31 * hash + Double.doubleToLongBits(-a);
  }

  static int hash(float a, float b) {
    int hash = Float.floatToIntBits(a + b);
    hash = 31 * hash + Float.floatToIntBits(a - b);
    hash = 31 * hash + Float.floatToIntBits(a * b);
    hash = 31 * hash + Float.floatToIntBits(a / b);
    hash = 31 * hash + Float.floatToIntBits(a % b);
    return 31 * hash + Float.floatToIntBits(-a);
  }

  static String relations(double a, double b) {
    return (a < b ? "<" : ".") + (a <= b ? 1 : 0) + (a > b ? ">" : ".") + (a >= b ? 1 : 0) + (a == b ? "=" : ".")
        + (a != b ? "!" : ".") + (!(a < b) ? "n" : ".") + (!(a >= b) ? "m" : ".");
  }

  static String relations(float a, float b) {
    boolean less = a < b;
    boolean lessOrEqual = a <= b;
    boolean greater = a > b;
    boolean greaterOrEqual = a >= b;
    return less + "," + lessOrEqual + "," + greater + "," + greaterOrEqual + "," + (a == b) + "," + (a != b);
  }

  static float average(float first, float second) {
    first = first / 2 + second / 2;
    return first;
  }

  static void remainders() {
    System.out.println(5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % -2 + " " + -5.5 % -2 + " " + 1e308 % 3 + " " + 1 % 0.1);
    System.out.println(5.5f % 2f + " " + -5.5f % 2f + " " + 1e38f % 7f + " " + 0f % 5f + " " + -0f % 5f);
    double infinite = Double.POSITIVE_INFINITY;
    System.out.println(5 % infinite + " " + infinite % 5 + " " + 5 % 0.0 + " " + -0.0 % 5);
  }

  static void loops() {
    int count = 0;
    for (double d = 0.0; d != 1.0 && count < 20; d += 0.1) count++;
    System.out.println("0.1 steps " + count);
    float sum = 0;
    for (int i = 0; i < 1000; i++) sum += 0.1f;
    System.out.println("float sum " + sum);
    double harmonic = 0;
    for (int i = 1; i <= 1000; i++) harmonic += 1.0 / i;
    System.out.println("harmonic " + harmonic);
    double root = 2;
    for (int i = 0; i < 8; i++) root = (root + 2 / root) / 2;
    System.out.println("newton " + root);
    double tiny = 1.0;
    int halvings = 0;
    while (tiny > 0) {
      tiny /= 2;
      halvings++;
    }
    System.out.println("halvings " + halvings);
  }

  static void compound() {
    double d = 1;
    d += 2;
    d *= 3.5;
    d -= 0.25;
    d /= 3;
    d %= 1;
    float f = 7;
    f += d;
    f *= 1e10;
    f -= 1L << 40;
    f++;
    --f;
    double e = d++ + ++d - d-- * --d;
    System.out.println(d + " " + f + " " + e);
    int i = 10;
    i *= 2.75;
    i -= 0.5f;
    System.out.println(i);
  }

  public static void main(String[] args) {
    long total = 0;
    int floatTotal = 0;
    for (int i = 0; i < DOUBLES.length; i++) {
      for (int j = 0; j < DOUBLES.length; j++) {
        total = 17 * total + hash(DOUBLES[i], DOUBLES[j]) + relations(DOUBLES[i], DOUBLES[j]).hashCode();
        floatTotal = 17 * floatTotal + hash(FLOATS[i], FLOATS[j]) + relations(FLOATS[i], FLOATS[j]).hashCode();
      }
      System.out.println(DOUBLES[i] + " " + FLOATS[i] + " " + total + " " + floatTotal);
    }
    System.out.println(relations(Double.NaN, 1.0) + " " + relations(0.0, -0.0) + " " + relations(1.0, 2.0));
    System.out.println(relations(Float.NaN, Float.NaN) + " " + relations(-0f, 0f));
    System.out.println(
        1 / 0.0 + " " + 1 / -0.0 + " " + 0.0 / 0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0));
    System.out.println(0.1 + 0.2 + " " + (0.1f + 0.2f) + " " + (0.1f + 0.2) + " " + 100 * 1.1 + " " + 3.0e10f);
    System.out.println((float) 0.1 + " " + (double) 0.1f + " " + 0x1.8p3 + " " + 1e1f + " " + .5 + " " + 1d);
    System.out.println(average(1, 2) + " " + average(Float.MAX_VALUE, Float.MAX_VALUE) + " " + average(Float.NaN, 0));
    remainders();
    loops();
    compound();
  }
}
