// Float: text of tricky values, bits, parsing, hexadecimal text, comparison, conversion.
public class NumFloatToString {
  static void show(float f) {
    System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)) + " "
        + Float.floatToRawIntBits(f) + " " + (double) f + " " + Float.hashCode(f));
  }

  static String parse(String text) {
    try {
      float f = Float.parseFloat(text);
      return f + "(" + Integer.toHexString(Float.floatToIntBits(f)) + ")";
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  public static void main(String[] args) {
    for (float f : new float[] {0f, -0f, 1f, -1f, 0.1f, 0.001f, 0.0009999f, 1e7f, 9999999f, 1.0E10f, 3.4028235e38f,
             1.4e-45f, 1.17549435e-38f, 1.1754942e-38f, 2.0e-3f, 16777216f, 16777218f, 33554432f, 1f / 3, 2f / 3, 0.3f,
             123456.79f, 8.5899346e9f, 1.0e23f, 4.7019774e-38f, 2.3509887e-38f, 9.5e-6f, Float.NaN,
             Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
      show(f);
    }
    StringBuilder powers = new StringBuilder();
    for (int exponent = -45; exponent <= 38; exponent += 2)
      powers.append(Float.parseFloat("1e" + exponent)).append(' ');
    System.out.println(powers.toString().trim());
    StringBuilder binary = new StringBuilder();
    for (int exponent = -149; exponent <= 127; exponent += 12) binary.append(Math.scalb(1f, exponent)).append(' ');
    System.out.println(binary.toString().trim());
    int state = 12345;
    int hash = 0;
    int mismatches = 0;
    for (int i = 0; i < 100; i++) {
      state = state * 1103515245 + 12345;
      float f = Float.intBitsToFloat(state);
      String text = Float.toString(f);
      hash = 31 * hash + text.hashCode();
      if (!Float.isNaN(f) && Float.parseFloat(text) != f) mismatches++;
    }
    System.out.println("hash " + hash + " mismatches " + mismatches);
    for (String text : new String[] {"1", "1.", ".5", "-.5e1", "1e", "1f", "1d", "0x1p3", "0x1.8p-1f", "NaN",
             "-Infinity", "inf", " 12 ", "1_0", "3.4028236e38", "3.4028235e39", "1e-46", "7e-46", "1.17549435E-38f",
             "16777217", "16777219", "0.1000000014901161193847656251", "0x1.fffffep127", "0x1.ffffffp127", "+-1", ""}) {
      System.out.println("<" + text + "> " + parse(text));
    }
    System.out.println(Float.compare(0f, -0f) + " " + Float.compare(Float.NaN, 1f) + " "
        + Float.valueOf(Float.NaN).equals(Float.NaN) + " " + (Float.NaN == Float.NaN) + " " + Float.isFinite(1f)
        + Float.isInfinite(1f / 0) + Float.isNaN(0f / 0) + " " + Float.max(-0f, 0f) + " " + Float.min(-0f, 0f) + " "
        + Float.sum(1f, 2f));
    System.out.println(Float.intBitsToFloat(0x7fc00001) + " "
        + Integer.toHexString(Float.floatToIntBits(Float.intBitsToFloat(0x7fc00001))) + " "
        + Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001))) + " " + Float.MIN_EXPONENT
        + " " + Float.MAX_EXPONENT + " " + Float.SIZE);
    Float boxed = 3.99f;
    System.out.println(boxed.intValue() + " " + boxed.byteValue() + " " + boxed.longValue() + " " + boxed.doubleValue()
        + " " + boxed.isNaN() + " " + boxed.compareTo(4f));
  }
}
