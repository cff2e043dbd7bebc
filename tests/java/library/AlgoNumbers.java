import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;

/** Numeric programs: matrices, LU with pivots, FFT, Newton, fractions, primes, big numbers, pi to fifty places. */
public class AlgoNumbers {
  static double[][] multiply(double[][] a, double[][] b) {
    double[][] c = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int k = 0; k < b.length; k++) {
        double f = a[i][k];
        for (int j = 0; j < b[0].length; j++) c[i][j] += f * b[k][j];
      }
    }
    return c;
  }

  static double[] solve(double[][] m, double[] v) {
    int n = v.length;
    double[][] a = new double[n][];
    for (int i = 0; i < n; i++) {
      a[i] = Arrays.copyOf(m[i], n + 1);
      a[i][n] = v[i];
    }
    for (int c = 0; c < n; c++) {
      int pivot = c;
      for (int r = c + 1; r < n; r++) {
        if (Math.abs(a[r][c]) > Math.abs(a[pivot][c])) pivot = r;
      }
      double[] t = a[c];
      a[c] = a[pivot];
      a[pivot] = t;
      if (a[c][c] == 0) throw new ArithmeticException("singular");
      for (int r = c + 1; r < n; r++) {
        double f = a[r][c] / a[c][c];
        for (int k = c; k <= n; k++) a[r][k] -= f * a[c][k];
      }
    }
    double[] x = new double[n];
    for (int r = n - 1; r >= 0; r--) {
      x[r] = a[r][n];
      for (int k = r + 1; k < n; k++) x[r] -= a[r][k] * x[k];
      x[r] /= a[r][r];
    }
    return x;
  }

  static void fft(double[] re, double[] im) {
    int n = re.length;
    if (n == 1) return;
    double[] er = new double[n / 2];
    double[] ei = new double[n / 2];
    double[] or = new double[n / 2];
    double[] oi = new double[n / 2];
    for (int i = 0; i < n / 2; i++) {
      er[i] = re[2 * i];
      ei[i] = im[2 * i];
      or[i] = re[2 * i + 1];
      oi[i] = im[2 * i + 1];
    }
    fft(er, ei);
    fft(or, oi);
    for (int k = 0; k < n / 2; k++) {
      double angle = -2 * Math.PI * k / n;
      double tr = Math.cos(angle) * or[k] - Math.sin(angle) * oi[k];
      double ti = Math.sin(angle) * or[k] + Math.cos(angle) * oi[k];
      re[k] = er[k] + tr;
      im[k] = ei[k] + ti;
      re[k + n / 2] = er[k] - tr;
      im[k + n / 2] = ei[k] - ti;
    }
  }

  record Fraction(long a, long b) implements Comparable<Fraction> {
    Fraction {
      if (b == 0) throw new ArithmeticException("denominator 0");
      long g = gcd(Math.abs(a), Math.abs(b)) * (b < 0 ? -1 : 1);
      a /= g;
      b /= g;
    }

    static long gcd(long x, long y) {
      return y == 0 ? x : gcd(y, x % y);
    }

    Fraction plus(Fraction o) {
      return new Fraction(a * o.b + o.a * b, b * o.b);
    }

    Fraction times(Fraction o) {
      return new Fraction(a * o.a, b * o.b);
    }

    @Override
    public int compareTo(Fraction o) {
      return Long.compare(a * o.b, o.a * b);
    }

    @Override
    public String toString() {
      return b == 1 ? "" + a : a + "/" + b;
    }
  }

  static BigDecimal arctan(int inverse, MathContext precision) {
    BigDecimal square = BigDecimal.valueOf((long) inverse * inverse);
    BigDecimal term = BigDecimal.ONE.divide(BigDecimal.valueOf(inverse), precision);
    BigDecimal sum = term;
    for (int k = 3; term.abs().compareTo(BigDecimal.valueOf(1, 56)) > 0; k += 2) {
      term = term.divide(square, precision).negate();
      sum = sum.add(term.divide(BigDecimal.valueOf(k), precision), precision);
    }
    return sum;
  }

  static boolean prime(long n) {
    return BigInteger.valueOf(n).isProbablePrime(20);
  }

  public static void main(String[] args) {
    System.out.println(Arrays.deepToString(multiply(new double[][] {{1, 2}, {3, 4}},
        new double[][] {{0.5, 0}, {1, -1}})) + " "
        + Arrays.toString(solve(new double[][] {{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}}, new double[] {8, -11, -3})));
    try {
      solve(new double[][] {{1, 2}, {2, 4}}, new double[] {1, 2});
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    double[] re = {1, 2, 3, 4, 0, 0, 0, 0};
    double[] im = new double[8];
    fft(re, im);
    StringBuilder spectrum = new StringBuilder();
    for (int i = 0; i < 8; i++) spectrum.append(String.format("%.4f%+.4fi ", re[i], im[i]));
    System.out.println(spectrum);
    double root = 1;
    for (int i = 0; i < 8; i++) root -= (root * root * root - 10) / (3 * root * root);
    System.out.println(root + " " + Math.cbrt(10));
    Fraction harmonic = new Fraction(0, 1);
    for (int i = 1; i <= 20; i++) harmonic = harmonic.plus(new Fraction(1, i));
    System.out.println(harmonic + " " + new Fraction(6, -8) + " " + new Fraction(2, 3).times(new Fraction(9, 4)) + " "
        + new Fraction(1, 3).compareTo(new Fraction(1, 2)));
    MathContext precision = new MathContext(60);
    BigDecimal pi = arctan(5, precision).multiply(BigDecimal.valueOf(16))
        .subtract(arctan(239, precision).multiply(BigDecimal.valueOf(4)), precision);
    System.out.println(pi.toString().substring(0, 52));
    BigInteger factorial = BigInteger.ONE;
    for (int i = 2; i <= 40; i++) factorial = factorial.multiply(BigInteger.valueOf(i));
    System.out.println(factorial + " " + factorial.bitLength() + " "
        + BigInteger.TWO.modPow(factorial, BigInteger.valueOf(1_000_003)) + " "
        + BigInteger.valueOf(48).gcd(BigInteger.valueOf(180)) + " "
        + BigInteger.valueOf(7).modInverse(BigInteger.valueOf(26)) + " " + factorial.sqrt());
    System.out.println(prime(1_000_000_007L) + " " + prime(561) + " " + prime(2) + " "
        + new BigInteger("ff", 16).nextProbablePrime());
  }
}
