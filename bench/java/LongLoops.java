/** Arithmetic on longs: a linear congruential generator, Collatz sequences, powers modulo a prime. */
public class LongLoops {
  static long congruential(int steps) {
    long seed = 42;
    long sum = 0;
    for (int i = 0; i < steps; i++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      sum += (seed >>> 33) ^ (seed & 0xffff);
    }
    return sum;
  }

  static long longestCollatz(int limit) {
    long best = 0;
    long bestStart = 0;
    for (long start = 1; start < limit; start++) {
      long length = 1;
      for (long n = start; n != 1; length++) {
        n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
      }
      if (length > best) {
        best = length;
        bestStart = start;
      }
    }
    return bestStart * 1000 + best;
  }

  static long power(long base, long exponent, long modulus) {
    long result = 1;
    for (long b = base % modulus; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) != 0) result = result * b % modulus;
      b = b * b % modulus;
    }
    return result;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 350000;
    System.out.println("congruential " + congruential(size * 60));
    System.out.println("collatz " + longestCollatz(size));
    long sum = 0;
    for (int i = 1; i <= size / 4; i++) {
      sum += power(i, 1000000005, 1000000007);
    }
    System.out.println("powers " + sum);
  }
}
