// The transcendental functions: Math to ten places (its last bit is free), StrictMath to the last bit.
public class NumMathFunctions {
  interface Function {
    double of(double x);
  }

  static final double[] ARGUMENTS = {0.0, 0.1, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0, 100.0, -0.25, -1.0, -7.5};
  static final double[] EXTREMES = {
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, 1e-300, 1e300};

  static String rounded(double d) {
    if (Double.isNaN(d) || Double.isInfinite(d) || d == 0) return "" + d;
    double scale = 1e10;
    if (Math.abs(d) >= 1e5)
      return Math.round(d / Math.pow(10, Math.floor(Math.log10(Math.abs(d))) - 9)) + "e"
          + (int) Math.floor(Math.log10(Math.abs(d)));
    return "" + Math.round(d * scale);
  }

  static void table(String name, Function math, Function strict) {
    StringBuilder text = new StringBuilder(name).append(':');
    StringBuilder exact = new StringBuilder(name).append(" strict:");
    int far = 0;
    for (double x : ARGUMENTS) {
      double a = math.of(x);
      double b = strict.of(x);
      text.append(' ').append(rounded(a));
      exact.append(' ').append(b);
      if (!(Double.isNaN(a) && Double.isNaN(b)) && a != b && Math.abs(a - b) > 2 * Math.ulp(b)) far++;
    }
    System.out.println(text + " far " + far);
    System.out.println(exact);
    StringBuilder extremes = new StringBuilder(name).append(" extremes:");
    for (double x : EXTREMES) {
      if (x > 0 && x <= Double.MAX_VALUE) extremes.append(' ').append(strict.of(x));
      else extremes.append(' ').append(math.of(x));
    }
    System.out.println(extremes);
  }

  public static void main(String[] args) {
    table("sin", Math::sin, StrictMath::sin);
    table("cos", Math::cos, StrictMath::cos);
    table("tan", Math::tan, StrictMath::tan);
    table("asin", Math::asin, StrictMath::asin);
    table("acos", Math::acos, StrictMath::acos);
    table("atan", Math::atan, StrictMath::atan);
    table("exp", Math::exp, StrictMath::exp);
    table("expm1", Math::expm1, StrictMath::expm1);
    table("log", Math::log, StrictMath::log);
    table("log10", Math::log10, StrictMath::log10);
    table("log1p", Math::log1p, StrictMath::log1p);
    table("sinh", Math::sinh, StrictMath::sinh);
    table("cosh", Math::cosh, StrictMath::cosh);
    table("tanh", Math::tanh, StrictMath::tanh);
    table("cbrt", Math::cbrt, StrictMath::cbrt);
    table("sqrt", Math::sqrt, StrictMath::sqrt);
    StringBuilder powers = new StringBuilder();
    for (double base : new double[] {2, -2, 0.5, 10, 0, -0.0, 1, Double.NaN, Double.POSITIVE_INFINITY}) {
      for (double exponent : new double[] {0, 1, -1, 2, 0.5, 3, -3, Double.NaN, Double.NEGATIVE_INFINITY}) {
        powers.append(StrictMath.pow(base, exponent)).append(' ');
        double ordinary = Math.pow(base, exponent);
        double strict = StrictMath.pow(base, exponent);
        if (Double.compare(ordinary, strict) != 0 && Math.abs(ordinary - strict) > Math.ulp(strict))
          powers.append("far ");
      }
      powers.append("| ");
    }
    System.out.println(powers);
    System.out.println(rounded(Math.hypot(3, 4)) + " " + StrictMath.hypot(1e200, 1e200) + " " + StrictMath.atan2(1, -1)
        + " " + StrictMath.atan2(-0.0, -1) + " " + StrictMath.IEEEremainder(10, 3) + " " + StrictMath.rint(2.5) + " "
        + StrictMath.floor(-0.5) + " " + StrictMath.ceil(-0.5) + " " + StrictMath.nextUp(1.0) + " "
        + StrictMath.toRadians(90));
    double sum = 0;
    for (int i = 1; i <= 100; i++) sum += StrictMath.sin(i) * StrictMath.log(i) + StrictMath.exp(-i / 10.0);
    System.out.println(sum);
    StringBuilder identities = new StringBuilder();
    for (double x : ARGUMENTS) {
      boolean pythagoras = Math.abs(Math.sin(x) * Math.sin(x) + Math.cos(x) * Math.cos(x) - 1) < 1e-14;
      boolean inverse = x <= 0 || Math.abs(Math.exp(Math.log(x)) - x) < 1e-12 * x;
      boolean doubled = Math.abs(Math.sin(2 * x) - 2 * Math.sin(x) * Math.cos(x)) < 1e-13;
      identities.append(pythagoras && inverse && doubled);
    }
    System.out.println(identities);
  }
}
