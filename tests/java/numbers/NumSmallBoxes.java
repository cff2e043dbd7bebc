// Byte, Short, Character, Boolean and Number: parsing, conversion, unsigned views, comparison, caches.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

public class NumSmallBoxes {
  interface Action {
    Object run();
  }

  static String attempt(Action action) {
    try {
      return "" + action.run();
    } catch (NumberFormatException e) {
      return e.getMessage();
    }
  }

  static void bytes() {
    for (String text : new String[] {"127", "-128", "128", "-129", "+7", "0x7f", "", "1e1"}) {
      System.out.print(
          text + "=" + attempt(() -> Byte.parseByte(text)) + "," + attempt(() -> Byte.decode(text)) + "; ");
    }
    System.out.println();
    byte b = (byte) 200;
    System.out.println(b + " " + Byte.toUnsignedInt(b) + " " + Byte.toUnsignedLong(b) + " " + Byte.compare(b, (byte) 3)
        + " " + Byte.compareUnsigned(b, (byte) 3) + " " + Byte.hashCode(b) + " " + Byte.valueOf(b).equals((byte) -56)
        + " " + Byte.parseByte("-7f", 16) + " " + Byte.toString(b) + " " + Byte.MIN_VALUE + Byte.MAX_VALUE + " "
        + Byte.SIZE);
    int same = 0;
    for (int i = -128; i < 128; i++) same += Byte.valueOf((byte) i) == Byte.valueOf((byte) i) ? 1 : 0;
    System.out.println("cached bytes " + same);
  }

  static void shorts() {
    for (String text : new String[] {"32767", "-32768", "32768", "#7fff", "010"}) {
      System.out.print(
          text + "=" + attempt(() -> Short.parseShort(text)) + "," + attempt(() -> Short.decode(text)) + "; ");
    }
    System.out.println();
    short s = (short) 60000;
    System.out.println(s + " " + Short.toUnsignedInt(s) + " " + Short.toUnsignedLong(s) + " "
        + Short.reverseBytes((short) 0x1234) + " " + Short.compare(s, (short) 0) + " "
        + Short.compareUnsigned(s, (short) 0) + " " + Short.hashCode(s) + " " + Short.valueOf("7", 8) + " "
        + Short.BYTES);
  }

  static void characters() {
    Character c = 'x';
    System.out.println(c.compareTo('a') + " " + c.equals('x') + " " + c.hashCode() + " " + c.charValue() + " "
        + Character.valueOf('\u00ff').equals('\u00ff') + " " + (int) Character.reverseBytes('\u1234') + " "
        + Character.getNumericValue('z') + " " + Character.getNumericValue('\u2167') + " " + Character.digit('F', 16)
        + " " + Character.digit('G', 16) + " " + Character.forDigit(11, 16) + " " + Character.MIN_RADIX
        + Character.MAX_RADIX + " " + Character.compare('a', 'b') + " " + Character.toString(65) + " "
        + Character.BYTES);
    System.out.println(Character.isSurrogate('\ud800') + " " + Character.toCodePoint('\ud83d', '\ude00') + " "
        + Character.charCount(0x1f600) + " " + (int) Character.highSurrogate(0x1f600) + " "
        + (int) Character.lowSurrogate(0x1f600) + " " + Character.isBmpCodePoint(65) + " "
        + Character.isValidCodePoint(0x110000) + " " + Character.MAX_CODE_POINT);
  }

  static void booleans() {
    System.out.println(Boolean.parseBoolean("TrUe") + " " + Boolean.parseBoolean("yes") + " "
        + Boolean.parseBoolean(null) + " " + Boolean.logicalAnd(true, false) + " " + Boolean.logicalOr(true, false)
        + " " + Boolean.logicalXor(true, true) + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(false)
        + " " + Boolean.toString(true) + " " + (Boolean.valueOf(true) == Boolean.TRUE) + " "
        + Boolean.TRUE.compareTo(false) + " " + Boolean.getBoolean("no.such.property"));
  }

  static class Half extends Number {
    final int twice;

    Half(int twice) {
      this.twice = twice;
    }

    public int intValue() {
      return twice / 2;
    }

    public long longValue() {
      return twice / 2;
    }

    public float floatValue() {
      return twice / 2f;
    }

    public double doubleValue() {
      return twice / 2.0;
    }
  }

  static void numbers() {
    List<Number> numbers = new ArrayList<>(List.of(1, 2L, 3.5f, 4.25, (byte) 5, (short) 6, new Half(13),
        new AtomicInteger(8), new java.math.BigDecimal("9.75"), java.math.BigInteger.TEN));
    LongAdder adder = new LongAdder();
    adder.add(11);
    numbers.add(adder);
    double sum = 0;
    StringBuilder text = new StringBuilder();
    for (Number number : numbers) {
      sum += number.doubleValue();
      text.append(number.intValue())
          .append('/')
          .append(number.byteValue())
          .append('/')
          .append(number.shortValue())
          .append('/')
          .append(number.floatValue())
          .append(' ');
    }
    System.out.println(sum + " " + text.toString().trim());
    Number[] boxes = {300, 70000L, 1e10, -1.9f, Long.MAX_VALUE, Double.NaN};
    for (Number box : boxes)
      System.out.print(box.byteValue() + "," + box.shortValue() + "," + box.intValue() + "," + box.longValue() + " ");
    System.out.println();
  }

  static void mixing() {
    Integer a = 5;
    Long b = 5L;
    Character c = 'c';
    Short d = 1;
    Byte e = 2;
    Float f = 1.5f;
    System.out.println(a + b + " " + (a + c) + " " + (d + e) + " " + (a * f) + " " + (c / e) + " " + (b << d) + " "
        + (a == 5L) + " " + (b == 5.0) + " " + a.equals(b) + " " + -a + " " + ~d);
    a++;
    c++;
    d = (short) (d + a);
    e--;
    f /= 4;
    b += a;
    System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + f);
    List<Integer> list = new ArrayList<>(List.of(5, 6, 7));
    list.remove(1);
    list.remove(Integer.valueOf(7));
    Collections.addAll(list, 1, 2);
    System.out.println(list + " " + list.contains(5) + " " + list.indexOf(2));
  }

  public static void main(String[] args) {
    bytes();
    shorts();
    characters();
    booleans();
    numbers();
    mixing();
  }
}
