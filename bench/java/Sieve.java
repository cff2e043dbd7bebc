/** Loops over arrays of booleans and ints: the sieve of Eratosthenes, and counts of divisors. */
public class Sieve {
  static int primesBelow(int limit) {
    boolean[] composite = new boolean[limit];
    int primes = 0;
    for (int i = 2; i < limit; i++) {
      if (composite[i]) continue;
      primes++;
      for (int j = 2 * i; j < limit; j += i) {
        composite[j] = true;
      }
    }
    return primes;
  }

  /** The number below the limit that has the most divisors; the smallest of them. */
  static int mostDivisors(int limit) {
    int[] divisors = new int[limit];
    for (int i = 1; i < limit; i++) {
      for (int j = i; j < limit; j += i) {
        divisors[j]++;
      }
    }
    int best = 1;
    for (int i = 1; i < limit; i++) {
      if (divisors[i] > divisors[best]) best = i;
    }
    return best;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 3000000;
    int primes = 0;
    for (int round = 0; round < 10; round++) {
      primes += primesBelow(size - round);
    }
    System.out.println("primes " + primes);
    System.out.println("most divisors " + mostDivisors(size));
  }
}
