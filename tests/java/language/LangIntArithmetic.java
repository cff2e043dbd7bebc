// Every int instruction: arithmetic with overflow, shifts, bit operations, comparisons, increments.
public class LangIntArithmetic {
  static final int[] SAMPLES = {0, 1, -1, 2, -2, 7, -7, 31, 32, 33, 127, 128, -128, 255, 32767, 32768, -32768, 65535,
      65536, 1_000_003, -1_000_003, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};

  static int arithmetic(int a, int b) {
    int hash = a + b;
    hash = 31 * hash + (a - b);
    hash = 31 * hash + (a * b);
    if (b != 0) {
      hash = 31 * hash + (a / b);
      hash = 31 * hash + (a % b);
    }
    hash = 31 * hash + (-a);
    hash = 31 * hash + (~b);
    return hash;
  }

  static int bits(int a, int b) {
    int hash = a & b;
    hash = 31 * hash + (a | b);
    hash = 31 * hash + (a ^ b);
    hash = 31 * hash + (a << b);
    hash = 31 * hash + (a >> b);
    hash = 31 * hash + (a >>> b);
    return hash;
  }

  static String relations(int a, int b) {
    StringBuilder text = new StringBuilder();
    if (a == b) text.append("==");
    if (a != b) text.append("!=");
    if (a < b) text.append('<');
    if (a <= b) text.append("<=");
    if (a > b) text.append('>');
    if (a >= b) text.append(">=");
    return text.toString();
  }

  static String sign(int a) {
    StringBuilder text = new StringBuilder();
    if (a == 0) text.append("eq ");
    if (a != 0) text.append("ne ");
    if (a < 0) text.append("lt ");
    if (a <= 0) text.append("le ");
    if (a > 0) text.append("gt ");
    if (a >= 0) text.append("ge ");
    return text.toString().trim();
  }

  static void division() {
    System.out.println("7/2=" + divide(7, 2) + " -7/2=" + divide(-7, 2) + " 7/-2=" + divide(7, -2) + " -7/-2="
        + divide(-7, -2));
    System.out.println("7%2=" + remainder(7, 2) + " -7%2=" + remainder(-7, 2) + " 7%-2=" + remainder(7, -2) + " -7%-2="
        + remainder(-7, -2));
    System.out.println("min/-1=" + divide(Integer.MIN_VALUE, -1) + " min%-1=" + remainder(Integer.MIN_VALUE, -1));
    try {
      System.out.println(divide(1, 0));
    } catch (ArithmeticException e) {
      System.out.println("divide: " + e.getMessage());
    }
    try {
      System.out.println(remainder(1, 0));
    } catch (ArithmeticException e) {
      System.out.println("remainder: " + e.getMessage());
    }
  }

  static int divide(int a, int b) {
    return a / b;
  }

  static int remainder(int a, int b) {
    return a % b;
  }

  static void increments() {
    int i = 10;
    int a = i++ + ++i;
    int b = i-- - --i;
    i += 127;
    i -= 128;
    int c = i;
    i += 32767;
    i -= 32768;
    i += 40000;
    i *= 3;
    i /= 2;
    i %= 1000;
    i <<= 3;
    i >>= 1;
    i >>>= 1;
    i &= 0xfff;
    i |= 0x1000;
    i ^= 0x0f0f;
    System.out.println("increments " + a + " " + b + " " + c + " " + i);
    int max = Integer.MAX_VALUE;
    max++;
    int min = Integer.MIN_VALUE;
    min--;
    System.out.println("wrap " + max + " " + min);
  }

  static void constants() {
    System.out.println(-1 + " " + 0 + " " + 5 + " " + 6 + " " + -128 + " " + -129 + " " + 32767 + " " + 32768 + " "
        + 0x7fffffff + " " + 0b1010 + " " + 0777 + " " + 1_000_000);
    int[] pushed = {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, -128, 128, -129, 32767, -32768, 32768, -32769, 0x12345678};
    long sum = 0;
    for (int value : pushed) sum = sum * 7 + value;
    System.out.println("pushed " + sum);
  }

  static void shiftCounts() {
    StringBuilder text = new StringBuilder();
    for (int count = -33; count <= 65; count += 7) {
      text.append(0x80000001 << count)
          .append('/')
          .append(0x80000001 >> count)
          .append('/')
          .append(0x80000001 >>> count)
          .append(' ');
    }
    System.out.println(text.toString().trim());
  }

  public static void main(String[] args) {
    int arithmetic = 0;
    int bits = 0;
    int relations = 0;
    for (int a : SAMPLES) {
      for (int b : SAMPLES) {
        arithmetic = 17 * arithmetic + arithmetic(a, b);
        bits = 17 * bits + bits(a, b);
        relations += relations(a, b).length();
      }
      System.out.println(a + ": " + arithmetic + " " + bits + " " + relations + " " + sign(a));
    }
    System.out.println(
        relations(3, 3) + " " + relations(-4, 3) + " " + relations(Integer.MAX_VALUE, Integer.MIN_VALUE));
    division();
    increments();
    constants();
    shiftCounts();
  }
}
