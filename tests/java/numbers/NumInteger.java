// The class Integer: parsing, radices, bits, unsigned arithmetic, comparison, caches.
public class NumInteger {
  static final int[] SAMPLES = {
      0, 1, -1, 7, 42, -42, 255, 256, 1000, 65535, 0x12345678, 0x80000000, 0x7fffffff, -1000000007};

  static void bits(int x) {
    System.out.println(x + ": " + Integer.bitCount(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x)
        + " " + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.reverse(x)
        + " " + Integer.reverseBytes(x) + " " + Integer.rotateLeft(x, 7) + " " + Integer.rotateRight(x, 35) + " "
        + Integer.signum(x) + " " + Integer.hashCode(x));
  }

  static void radices(int x) {
    StringBuilder text = new StringBuilder();
    for (int radix : new int[] {2, 3, 8, 10, 16, 27, 36, 1, 37}) text.append(Integer.toString(x, radix)).append(' ');
    text.append(Integer.toHexString(x))
        .append(' ')
        .append(Integer.toOctalString(x))
        .append(' ')
        .append(Integer.toBinaryString(x))
        .append(' ')
        .append(Integer.toUnsignedString(x))
        .append(' ')
        .append(Integer.toUnsignedString(x, 7));
    System.out.println(text);
  }

  static void parse(String text, int radix) {
    String result;
    try {
      result = "" + Integer.parseInt(text, radix);
    } catch (NumberFormatException e) {
      result = e.getMessage();
    }
    String unsigned;
    try {
      unsigned = "" + Integer.parseUnsignedInt(text, radix);
    } catch (NumberFormatException e) {
      unsigned = e.getMessage();
    }
    System.out.println(text + "/" + radix + ": " + result + " | " + unsigned);
  }

  static void unsigned(int a, int b) {
    System.out.println(Integer.toUnsignedLong(a) + " " + Integer.compareUnsigned(a, b) + " "
        + Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + " " + Integer.compare(a, b));
  }

  static String decode(String text) {
    try {
      return "" + Integer.decode(text);
    } catch (NumberFormatException e) {
      return "refused " + text;
    }
  }

  public static void main(String[] args) {
    for (int x : SAMPLES) bits(x);
    for (int x : SAMPLES) radices(x);
    for (String text : new String[] {"0", "-0", "+5", "2147483647", "-2147483648", "2147483648", "4294967295",
             "4294967296", "00012", "1_000", "9x"})
      parse(text, 10);
    parse("7fffffff", 16);
    parse("-80000000", 16);
    parse("FFFFFFFF", 16);
    parse("zz", 36);
    parse("102", 2);
    System.out.println(Integer.parseInt("\u0967\u0968") + " " + Integer.parseInt("-\uff17"));
    System.out.println(Integer.parseInt("abc123def", 3, 6, 10) + " " + Integer.parseInt("x-ffx", 1, 4, 16));
    for (String text : new String[] {
             "10", "0x10", "-0x10", "#ff", "010", "-010", "+7", "0X7FFFFFFF", "-0x80000000", "0x80000000", "08", ""})
      System.out.print(decode(text) + "; ");
    System.out.println();
    unsigned(-1, 2);
    unsigned(2, -1);
    unsigned(Integer.MIN_VALUE, 3);
    unsigned(100, 7);
    System.out.println(
        Integer.MAX_VALUE + " " + Integer.MIN_VALUE + " " + Integer.SIZE + " " + Integer.BYTES + " " + Integer.TYPE);
    System.out.println(Integer.sum(3, 4) + " " + Integer.max(3, 4) + " " + Integer.min(3, 4) + " "
        + Integer.valueOf("77", 8) + " " + Integer.valueOf(127).equals(127) + " "
        + Integer.getInteger("no.such.property") + " " + Integer.getInteger("no.such.property", 9));
    Integer boxed = 1000;
    System.out.println(boxed.byteValue() + " " + boxed.shortValue() + " " + boxed.intValue() + " " + boxed.longValue()
        + " " + boxed.floatValue() + " " + boxed.doubleValue() + " " + boxed.compareTo(999) + " " + boxed.equals(1000L)
        + " " + boxed + " " + boxed.hashCode());
  }
}
