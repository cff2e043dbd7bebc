// stress: yes
// sanitize: yes
// Every primitive conversion instruction, with saturation, NaN, truncation and sign extension.
public class LangConversions {
  static void fromInt(int value) {
    System.out.println("int " + value + ": " + (byte) value + " " + (short) value + " " + (int) (char) value + " "
        + (long) value + " " + (float) value + " " + (double) value + " " + (int) (float) value);
  }

  static void fromLong(long value) {
    System.out.println("long " + value + ": " + (byte) value + " " + (short) value + " " + (int) (char) value + " "
        + (int) value + " " + (float) value + " " + (double) value + " " + (long) (double) value);
  }

  static void fromFloat(float value) {
    System.out.println("float " + value + ": " + (byte) value + " " + (short) value + " " + (int) (char) value + " "
        + (int) value + " " + (long) value + " " + (double) value);
  }

  static void fromDouble(double value) {
    System.out.println("double " + value + ": " + (byte) value + " " + (short) value + " " + (int) (char) value + " "
        + (int) value + " " + (long) value + " " + (float) value);
  }

  static byte[] bytes = new byte[4];
  static short shortField;
  static char charField;
  static byte byteField;
  static boolean booleanField;

  static void storage(int value) {
    bytes[0] = (byte) value;
    shortField = (short) value;
    charField = (char) value;
    byteField = (byte) (value >> 8);
    booleanField = value % 2 == 0;
    System.out.println(
        "stored " + bytes[0] + " " + shortField + " " + (int) charField + " " + byteField + " " + booleanField);
    bytes[1] = byteField;
    bytes[1] += 100;
    bytes[2] -= 200;
    shortField += 30000;
    shortField *= 2;
    charField += 1;
    charField -= 2;
    byteField >>= 1;
    byteField >>>= 1;
    System.out.println(
        "compound " + bytes[1] + " " + bytes[2] + " " + shortField + " " + (int) charField + " " + byteField);
  }

  static long widen(byte b, short s, char c, int i) {
    return b * 1_000_000_000_000L + s * 1_000_000L + c + i;
  }

  static double widenToDouble(byte b, char c, long l, float f) {
    return b + c + l + f;
  }

  static void promotions() {
    byte b = (byte) 200;
    short s = (short) 40000;
    char c = '\uffff';
    System.out.println(b + s + " " + (b + c) + " " + (s * s) + " " + (b >>> 4) + " " + (b & 0xff) + " " + (c + 1) + " "
        + (char) (c + 1 + 'A'));
    System.out.println((byte) (b << 1) + " " + (short) (s + s) + " " + ~b + " " + -s + " " + +c);
    System.out.println(widen(b, s, c, -1) + " " + widenToDouble(b, c, 1L << 53, 0.5f));
    int i = 'a' + 1;
    final int constant = 10;
    byte implicit = constant;
    char letter = 97;
    System.out.println(i + " " + implicit + " " + letter + " " + (char) i + " " + (int) letter);
    float rounded = 16777217;
    double exact = 16777217;
    long big = (1L << 53) + 1;
    System.out.println(rounded + " " + exact + " " + (long) (double) big + " " + (long) (float) big);
    System.out.println((int) '\u00e9' + " " + (int) (char) -1 + " " + (short) '\ufb00' + " " + (byte) '\u00ff');
  }

  public static void main(String[] args) {
    for (int value : new int[] {
             0, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 16777217, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      fromInt(value);
      storage(value);
    }
    for (long value : new long[] {
             0, -1, 1L << 31, -(1L << 31) - 1, (1L << 53) + 1, 0x123456789abcdef0L, Long.MAX_VALUE, Long.MIN_VALUE}) {
      fromLong(value);
    }
    for (float value : new float[] {0f, -0f, 0.9f, -0.9f, 127.99f, 128f, 65536f, 2.14748365e9f, -3e9f, 9.3e18f,
             Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE, Float.MAX_VALUE}) {
      fromFloat(value);
    }
    for (double value : new double[] {0.0, -0.0, 1.999999999, -1.5, 2147483647.5, -2147483648.9, 4e9,
             9.2233720368547758e18, 1e19, -1e19, 1e-50, 1e39, 0.1, Double.NaN, Double.POSITIVE_INFINITY,
             Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 3.4028235677973366e38}) {
      fromDouble(value);
    }
    promotions();
  }
}
