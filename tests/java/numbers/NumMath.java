// Math with exact results: exact arithmetic, floor division, rounding, ulp, neighbours, scaling, exponents, fma, square
// root, sign.
public class NumMath {
  static final double[] DOUBLES = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 4503599627370495.5,
      4503599627370497.0, 9007199254740993.0, 1e300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN,
      Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-310};

  interface Action {
    Object run();
  }

  static String attempt(Action action) {
    try {
      return "" + action.run();
    } catch (ArithmeticException e) {
      return e.getMessage();
    }
  }

  static void rounding() {
    for (double d : DOUBLES) {
      System.out.println(d + ": " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.round(d) + " "
          + Math.round((float) d) + " " + Math.abs(d) + " " + Math.signum(d) + " " + Math.ulp(d) + " " + Math.nextUp(d)
          + " " + Math.nextDown(d) + " " + Math.getExponent(d) + " " + Math.sqrt(d) + " " + Math.scalb(d, 3) + " "
          + Math.scalb(d, -1070) + " " + Math.copySign(d, -1.0) + " " + Math.nextAfter(d, 1e308) + " "
          + Math.IEEEremainder(d, 3));
    }
  }

  static void floats() {
    for (float f : new float[] {0f, -0f, 0.5f, 1.5f, 2.5f, -0.5f, 8388607.5f, 1e30f, Float.NaN, Float.MIN_VALUE,
             Float.MAX_VALUE, Float.NEGATIVE_INFINITY}) {
      System.out.println(f + ": " + Math.round(f) + " " + Math.abs(f) + " " + Math.signum(f) + " " + Math.ulp(f) + " "
          + Math.nextUp(f) + " " + Math.nextDown(f) + " " + Math.getExponent(f) + " " + Math.scalb(f, 5) + " "
          + Math.copySign(1f, f) + " " + Math.nextAfter(f, 0.0) + " " + Math.fma(f, 2f, 1f));
    }
  }

  static void exact() {
    int max = Integer.MAX_VALUE;
    int min = Integer.MIN_VALUE;
    long longMax = Long.MAX_VALUE;
    long longMin = Long.MIN_VALUE;
    System.out.println(attempt(() -> Math.addExact(max, 0)) + " " + attempt(() -> Math.addExact(max, 1)) + " "
        + attempt(() -> Math.addExact(longMin, -1)) + " " + attempt(() -> Math.addExact(1L, 2L)));
    System.out.println(attempt(() -> Math.subtractExact(min, 1)) + " " + attempt(() -> Math.subtractExact(longMax, -1))
        + " " + attempt(() -> Math.subtractExact(3, 5)));
    System.out.println(attempt(() -> Math.multiplyExact(65536, 32768)) + " "
        + attempt(() -> Math.multiplyExact(46340, 46340)) + " " + attempt(() -> Math.multiplyExact(longMin, -1L)) + " "
        + attempt(() -> Math.multiplyExact(1L << 32, 5)) + " "
        + attempt(() -> Math.multiplyExact(3037000500L, 3037000500L)));
    System.out.println(attempt(() -> Math.incrementExact(max)) + " " + attempt(() -> Math.decrementExact(min)) + " "
        + attempt(() -> Math.negateExact(min)) + " " + attempt(() -> Math.negateExact(longMin)) + " "
        + attempt(() -> Math.toIntExact(1L << 31)) + " " + attempt(() -> Math.toIntExact(-5L)) + " "
        + attempt(() -> Math.absExact(min)) + " " + attempt(() -> Math.absExact(longMin)));
    System.out.println(Math.abs(min) + " " + Math.abs(longMin) + " " + Math.negateExact(5));
  }

  static void division() {
    StringBuilder text = new StringBuilder();
    for (int a : new int[] {7, -7, 0, Integer.MIN_VALUE}) {
      for (int b : new int[] {2, -2, 7, -1}) {
        text.append(Math.floorDiv(a, b))
            .append('/')
            .append(Math.floorMod(a, b))
            .append('/')
            .append(Math.floorDiv((long) a, b))
            .append('/')
            .append(Math.floorMod((long) a, (long) b))
            .append(' ');
      }
    }
    System.out.println(text.toString().trim());
    System.out.println(
        attempt(() -> Math.floorDiv(1, 0)) + " " + attempt(() -> Math.floorMod(1L, 0)) + " " + Math.floorMod(-1L, 5));
  }

  static void pairs() {
    double[] values = {0.0, -0.0, 1.0, -2.0, Double.NaN, Double.POSITIVE_INFINITY};
    StringBuilder text = new StringBuilder();
    for (double a : values) {
      for (double b : values) {
        text.append(Math.max(a, b))
            .append(' ')
            .append(Math.min(a, b))
            .append(' ')
            .append(Math.copySign(a, b))
            .append(' ')
            .append(Math.nextAfter(a, b))
            .append(' ')
            .append(Math.IEEEremainder(a, b))
            .append("; ");
      }
    }
    System.out.println(text.toString().hashCode() + " " + text.substring(0, 200));
    System.out.println(Math.fma(0.1, 10, -1.0) + " " + Math.fma(1e308, 10, Double.NEGATIVE_INFINITY) + " "
        + Math.fma(Double.MAX_VALUE, 2, -Double.MAX_VALUE) + " " + Math.fma(0.1f, 10f, -1f) + " "
        + Math.fma(Double.MIN_VALUE, 0.5, Double.MIN_VALUE) + " " + Math.fma(0.0, Double.POSITIVE_INFINITY, 1));
    System.out.println(Math.max(-0f, 0f) + " " + Math.min(0f, -0f) + " " + Math.max(3, 4L) + " "
        + Math.min(Float.NaN, 1f) + " " + Math.multiplyHigh(longSample(), longSample()) + " "
        + Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE));
  }

  static long longSample() {
    return 0x7123456789abcdefL;
  }

  public static void main(String[] args) {
    rounding();
    floats();
    exact();
    division();
    pairs();
    double sum = 0;
    for (int i = 0; i < 500; i++)
      sum += Math.sqrt(i) * (i % 2 == 0 ? 1 : -1) + Math.rint(i / 4.0) + Math.floor(-i / 3.0) + Math.cbrt(i * i * i);
    System.out.println(Math.round(sum * 1e6));
    System.out.println(Math.PI + " " + Math.E + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180) + " "
        + Math.sqrt(2) + " " + Math.sqrt(1e-320));
  }
}
