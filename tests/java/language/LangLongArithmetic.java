// Every long instruction: arithmetic, shifts by int counts, comparison, constants, mixed int and long operands.
public class LangLongArithmetic {
  static final long[] SAMPLES = {0L, 1L, -1L, 2L, -3L, 63L, 64L, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L,
      -0x80000000L, 1234567890123456789L, -987654321098765432L, Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1};

  static long mix(long a, long b) {
    long hash = a + b;
    hash = 31 * hash + (a - b);
    hash = 31 * hash + a * b;
    hash = 31 * hash + (a & b);
    hash = 31 * hash + (a | b);
    hash = 31 * hash + (a ^ b);
    hash = 31 * hash + (-a) + ~b;
    if (b != 0) {
      hash = 31 * hash + a / b;
      hash = 31 * hash + a % b;
    }
    int count = (int) b;
    hash = 31 * hash + (a << count);
    hash = 31 * hash + (a >> count);
    hash = 31 * hash + (a >>> count);
    hash = 31 * hash + (a << b);
    return hash;
  }

  static int compare(long a, long b) {
    int result = 0;
    if (a < b) result |= 1;
    if (a <= b) result |= 2;
    if (a > b) result |= 4;
    if (a >= b) result |= 8;
    if (a == b) result |= 16;
    if (a != b) result |= 32;
    return result;
  }

  static void division() {
    long min = Long.MIN_VALUE;
    long minusOne = -1;
    long zero = 0;
    System.out.println("min/-1=" + min / minusOne + " min%-1=" + min % minusOne);
    System.out.println(-7L / 2 + " " + -7L % 2 + " " + 7L / -2 + " " + 7L % -2);
    try {
      System.out.println(min / zero);
    } catch (ArithmeticException e) {
      System.out.println("ldiv " + e.getMessage());
    }
    try {
      System.out.println(min % zero);
    } catch (ArithmeticException e) {
      System.out.println("lrem " + e.getMessage());
    }
  }

  static void compound() {
    long x = 5;
    x += 3.7;
    System.out.println("+= double " + x);
    x *= 1_000_000_007L;
    x <<= 5;
    x >>= 2;
    x >>>= 1;
    x ^= 0x5555555555555555L;
    x |= 1L << 62;
    x &= ~(1L << 3);
    x %= 1_000_000_000_000L;
    x /= 7;
    x -= Integer.MIN_VALUE;
    System.out.println("compound " + x);
    long post = x++ + x-- - --x + ++x;
    System.out.println("post " + post + " " + x);
    int narrow = 100;
    narrow += 1L << 33;
    narrow -= 3L;
    System.out.println("narrow " + narrow);
  }

  static long weigh(int a, long b, int c, long d, byte e, long f) {
    return a + 3 * b + 5L * c + 7 * d + 11 * e + 13 * f;
  }

  static long fibonacci(int n) {
    long a = 0;
    long b = 1;
    for (int i = 0; i < n; i++) {
      long next = a + b;
      a = b;
      b = next;
    }
    return a;
  }

  static long gcd(long a, long b) {
    return b == 0 ? Math.abs(a) : gcd(b, a % b);
  }

  public static void main(String[] args) {
    long total = 0;
    for (long a : SAMPLES) {
      int relations = 0;
      for (long b : SAMPLES) {
        total = 17 * total + mix(a, b);
        relations = relations * 5 + compare(a, b);
      }
      System.out.println(a + ": " + total + " " + relations);
    }
    division();
    compound();
    System.out.println(weigh(1, 2L, 3, 1L << 40, (byte) -1, Long.MAX_VALUE));
    System.out.println(fibonacci(50) + " " + fibonacci(92) + " " + fibonacci(93));
    System.out.println(gcd(1071L * 1_000_000_007L, 462L * 1_000_000_007L) + " " + gcd(Long.MIN_VALUE, 6));
    System.out.println((1 << 40) + " " + (1L << 40) + " " + (1L << -1) + " " + (-1L >>> 60) + " " + (-1L >> 60));
    System.out.println((0L == -0L) + " " + (Long.MAX_VALUE + 1 == Long.MIN_VALUE) + " " + (int) 0x1_0000_0001L);
    System.out.println(0xFFFFFFFF + " " + 0xFFFFFFFFL + " " + 0b11L + " " + 0777777777777L);
  }
}
