// Bit manipulation by hand, checked against the library: counts, reversal, Gray codes, interleaving, generators,
// hashes, matrices.
public class LangBitTricks {
  static int population(int x) {
    x -= x >>> 1 & 0x55555555;
    x = (x & 0x33333333) + (x >>> 2 & 0x33333333);
    x = x + (x >>> 4) & 0x0f0f0f0f;
    return x * 0x01010101 >>> 24;
  }

  static int reverse(int x) {
    int result = 0;
    for (int i = 0; i < 32; i++, x >>>= 1) result = result << 1 | x & 1;
    return result;
  }

  static int leadingZeros(long x) {
    int n = 0;
    while (n < 64 && x >= 0) {
      x <<= 1;
      n++;
    }
    return n;
  }

  static long interleave(int x, int y) {
    long result = 0;
    for (int i = 0; i < 32; i++) result |= (long) (x >>> i & 1) << 2 * i | (long) (y >>> i & 1) << 2 * i + 1;
    return result;
  }

  static int gray(int n) {
    return n ^ n >>> 1;
  }

  static int ungray(int g) {
    for (int shift = 16; shift > 0; shift >>= 1) g ^= g >>> shift;
    return g;
  }

  static long xorshift(long state) {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return state;
  }

  static int crc(byte[] data) {
    int crc = ~0;
    for (byte b : data) {
      crc ^= b & 0xff;
      for (int i = 0; i < 8; i++) crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320 : crc >>> 1;
    }
    return ~crc;
  }

  static int fnv(String text) {
    int hash = 0x811c9dc5;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * 0x01000193;
    return hash;
  }

  static int nextPermutation(int x) {
    int smallest = x & -x;
    int ripple = x + smallest;
    return ripple | (x ^ ripple) / smallest >>> 2;
  }

  static int abs(int x) {
    int mask = x >> 31;
    return (x ^ mask) - mask;
  }

  static long multiplyHigh(long a, long b) {
    long a1 = a >> 32;
    long a0 = a & 0xffffffffL;
    long b1 = b >> 32;
    long b0 = b & 0xffffffffL;
    long middle = a1 * b0 + (a0 * b0 >>> 32);
    return a1 * b1 + (middle >> 32) + ((middle & 0xffffffffL) + a0 * b1 >> 32);
  }

  static long transpose(long matrix) {
    long result = 0;
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) result |= (matrix >>> row * 8 + column & 1) << column * 8 + row;
    }
    return result;
  }

  static void check(String name, boolean ok) {
    if (!ok) System.out.println("differs: " + name);
  }

  public static void main(String[] args) {
    int[] samples = {0, 1, -1, 2, 0x12345678, 0x80000000, 0x7fffffff, 0xf0f0f0f0, 1000003, -77};
    for (int x : samples) {
      System.out.println(x + ": " + population(x) + " " + reverse(x) + " " + leadingZeros(x) + " " + gray(x) + " "
          + ungray(gray(x)) + " " + abs(x) + " " + interleave(x, ~x));
      check("bitCount", population(x) == Integer.bitCount(x));
      check("reverse", reverse(x) == Integer.reverse(x));
      check("nlz", leadingZeros(x) == Long.numberOfLeadingZeros(x));
      check("ungray", ungray(gray(x)) == x);
      check("abs", abs(x) == Math.abs(x));
      check("rotate", (x << 5 | x >>> 27) == Integer.rotateLeft(x, 5));
      check("swap", (x << 24 | x >>> 8 & 0xff00 | (x & 0xff00) << 8 | x >>> 24) == Integer.reverseBytes(x));
      for (int y : samples) {
        long a = (long) x << 31 | y;
        long b = (long) y * x;
        check("multiplyHigh", multiplyHigh(a, b) == Math.multiplyHigh(a, b));
        check("average", (x & y) + ((x ^ y) >> 1) == (int) ((long) x + y >> 1));
      }
    }
    long state = 88172645463325252L;
    for (int i = 0; i < 5; i++) System.out.print((state = xorshift(state)) + " ");
    System.out.println();
    System.out.println(Integer.toHexString(crc("123456789".getBytes())) + " " + Integer.toHexString(fnv("hello")) + " "
        + Long.toHexString(transpose(0x8040201008040201L ^ 0xff)));
    StringBuilder permutations = new StringBuilder();
    for (int x = 0b0111; x < 64; x = nextPermutation(x)) permutations.append(Integer.toBinaryString(x)).append(' ');
    System.out.println(permutations.toString().trim());
    int a = 5;
    int b = 9;
    a ^= b ^= a ^= b;
    System.out.println(
        a + " " + b + " " + (6 & -6) + " " + (12 & 11) + " " + (-8 >> 1) + " " + (-8 >>> 28) + " " + (1 << 31 >> 31));
  }
}
