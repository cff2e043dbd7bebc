// Double.toString of tricky values: powers of ten and two, subnormals, boundaries, round trips, hexadecimal text.
public class NumDoubleToString {
  static void line(String title, double... values) {
    StringBuilder text = new StringBuilder(title).append(':');
    for (double value : values) text.append(' ').append(value);
    System.out.println(text);
  }

  public static void main(String[] args) {
    line("specials", 0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE,
        Double.MAX_VALUE, Double.MIN_NORMAL, Math.nextDown(Double.MIN_NORMAL));
    line("limits of notation", 0.001, 0.0009999999999999999, 1.0E-3, 9999999.0, 9999999.999999998, 1.0E7, 12345678.0,
        0.01, 100.0);
    line("known", 2.0E-3, 1.0E23, 2.2250738585072011E-308, 2.2250738585072014E-308, 4.9E-324, 9.9E-324, 1.1, 0.3,
        0.1 + 0.2, 1.0 / 3, 2.0 / 3, 100.0 / 3, 5.0E-324, 1.7976931348623157E308);
    line("integers", 1L << 53, (1L << 53) + 2, Long.MAX_VALUE, Long.MIN_VALUE, 123456789012345680.0, 1e15, 1e16,
        9007199254740993.0, 4611686018427387904.0);
    line("halves", 0.5, 0.25, 0.125, 0.0625, 1.5, 2.5, 3.5, 1e-5, 1.5e-5, 9.5e-7);
    line("awkward", 2.0E-323, 1.5E-323, 8.41E21, 2.0E22, 9.007199254740992E15, 5.764607523034235E39,
        1.152921504606847E40, 2.305843009213694E40, 6.9294956446009195E15, 3.2636E-322, 8.5E-10);
    StringBuilder tens = new StringBuilder();
    for (int exponent = -324; exponent <= 308; exponent += 13)
      tens.append(Double.parseDouble("1e" + exponent)).append(' ');
    System.out.println(tens.toString().trim());
    StringBuilder twos = new StringBuilder();
    for (int exponent = -1074; exponent <= 1023; exponent += 61) twos.append(Math.scalb(1.0, exponent)).append(' ');
    System.out.println(twos.toString().trim());
    int tenHash = 0;
    for (int exponent = -323; exponent <= 308; exponent += 4)
      tenHash = 31 * tenHash + Double.toString(Double.parseDouble("1e" + exponent)).hashCode();
    System.out.println("more powers of ten " + tenHash);
    long state = 42;
    int hash = 0;
    int mismatches = 0;
    for (int i = 0; i < 60; i++) {
      state = state * 6364136223846793005L + 1442695040888963407L;
      double d = Double.longBitsToDouble(state);
      String text = Double.toString(d);
      hash = 31 * hash + text.hashCode();
      if (!Double.isNaN(d) && Double.parseDouble(text) != d) mismatches++;
    }
    System.out.println("random bits " + hash + " mismatches " + mismatches);
    int decimalHash = 0;
    for (int i = 1; i <= 40; i++)
      decimalHash = 31 * decimalHash + (i / 100.0 + "," + i * 1e20 + "," + 1.0 / i).hashCode();
    System.out.println("decimals " + decimalHash);
    for (double d : new double[] {0.0, -0.0, 1.0, -1.0, 0.1, 2.0, 3.5, Double.MAX_VALUE, Double.MIN_NORMAL,
             Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, 1e10, 1.0 / 3}) {
      System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)) + " "
          + Double.hashCode(d) + " " + (float) d);
    }
    StringBuilder builder = new StringBuilder();
    builder.append(1e100)
        .append(',')
        .append(-1.5f)
        .append(',')
        .append(0.1f + 0.2f)
        .append(',')
        .append(1e-4)
        .insert(0, 2.5e-9);
    System.out.println(builder);
  }
}
