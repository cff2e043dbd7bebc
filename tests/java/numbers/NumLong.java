// The class Long: parsing, radices, bits, unsigned arithmetic and its conversions.
import java.math.BigInteger;

public class NumLong {
  static final long[] SAMPLES = {0, 1, -1, 42, -42, 255, 1L << 31, 1L << 32, -(1L << 33), 0x123456789abcdef0L,
      Long.MAX_VALUE, Long.MIN_VALUE, 999_999_999_999L, -1_000_000_007L};

  static void bits(long x) {
    System.out.println(x + ": " + Long.bitCount(x) + " " + Long.highestOneBit(x) + " " + Long.lowestOneBit(x) + " "
        + Long.numberOfLeadingZeros(x) + " " + Long.numberOfTrailingZeros(x) + " " + Long.reverse(x) + " "
        + Long.reverseBytes(x) + " " + Long.rotateLeft(x, 17) + " " + Long.rotateRight(x, 67) + " " + Long.signum(x)
        + " " + Long.hashCode(x));
  }

  static void radices(long x) {
    StringBuilder text = new StringBuilder();
    for (int radix : new int[] {2, 3, 8, 10, 16, 36}) text.append(Long.toString(x, radix)).append(' ');
    text.append(Long.toHexString(x))
        .append(' ')
        .append(Long.toOctalString(x))
        .append(' ')
        .append(Long.toBinaryString(x))
        .append(' ')
        .append(Long.toUnsignedString(x))
        .append(' ')
        .append(Long.toUnsignedString(x, 16))
        .append(' ')
        .append(Long.toUnsignedString(x, 9));
    System.out.println(text);
  }

  static String parse(String text, int radix) {
    try {
      return "" + Long.parseLong(text, radix);
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  static String parseUnsigned(String text, int radix) {
    try {
      return "" + Long.parseUnsignedLong(text, radix);
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  public static void main(String[] args) {
    for (long x : SAMPLES) bits(x);
    for (long x : SAMPLES) radices(x);
    for (String text : new String[] {"9223372036854775807", "-9223372036854775808", "9223372036854775808",
             "18446744073709551615", "18446744073709551616", "", "+", "-1", "12L"}) {
      System.out.println(text + ": " + parse(text, 10) + " | " + parseUnsigned(text, 10));
    }
    System.out.println(parse("7fffffffffffffff", 16) + " " + parseUnsigned("ffffffffffffffff", 16) + " "
        + parse("1y2p0ij32e8e7", 36) + " " + parse("1y2p0ij32e8e8", 36) + " " + Long.parseLong("ab-99cd", 2, 5, 10));
    for (long a : SAMPLES) {
      StringBuilder text = new StringBuilder();
      for (long b : new long[] {1, 3, 10, -1, Long.MIN_VALUE, 1L << 40}) {
        text.append(Long.divideUnsigned(a, b))
            .append('r')
            .append(Long.remainderUnsigned(a, b))
            .append('c')
            .append(Long.compareUnsigned(a, b))
            .append(' ');
        BigInteger mask = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
        BigInteger expected = BigInteger.valueOf(a).and(mask).divide(BigInteger.valueOf(b).and(mask));
        if (expected.longValue() != Long.divideUnsigned(a, b)) System.out.println("wrong quotient");
      }
      System.out.println(text.toString().trim());
    }
    System.out.println(Long.decode("0x7fffffffffffffff") + " " + Long.decode("-#8") + " " + Long.decode("-0777") + " "
        + Long.valueOf("zz", 36));
    Long boxed = 1L << 40 | 300;
    System.out.println(boxed.byteValue() + " " + boxed.shortValue() + " " + boxed.intValue() + " " + boxed.floatValue()
        + " " + boxed.doubleValue() + " " + boxed.hashCode() + " " + boxed.equals(5L) + " " + boxed.compareTo(1L) + " "
        + Long.max(1, 2) + Long.min(1, 2) + Long.sum(1, 2) + " " + Long.SIZE + Long.BYTES);
    long state = 1;
    long sum = 0;
    for (int i = 0; i < 1000; i++) {
      state = state * 6364136223846793005L + 1442695040888963407L;
      sum += Long.rotateLeft(state, i) ^ Long.reverse(state);
    }
    System.out.println(sum + " " + Math.multiplyHigh(state, sum) + " " + Math.multiplyFull((int) state, (int) sum) + " "
        + Math.floorMod(state, 1000) + " " + Math.floorDiv(state, -7));
  }
}
