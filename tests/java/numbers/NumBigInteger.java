// BigInteger: arithmetic over all signs, powers, modular arithmetic, bits, radices, primes, huge factorials, byte
// arrays.
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

public class NumBigInteger {
  static final BigInteger[] SAMPLES = {BigInteger.ZERO, BigInteger.ONE, BigInteger.valueOf(-1), BigInteger.valueOf(17),
      BigInteger.valueOf(-1000), BigInteger.valueOf(Long.MAX_VALUE), BigInteger.valueOf(Long.MIN_VALUE),
      new BigInteger("123456789012345678901234567890"), new BigInteger("-fedcba9876543210fedcba9876543210", 16),
      BigInteger.TWO.pow(100)};

  static void pairs() {
    int hash = 0;
    for (BigInteger a : SAMPLES) {
      StringBuilder text = new StringBuilder();
      for (BigInteger b : SAMPLES) {
        text.append(a.add(b))
            .append(',')
            .append(a.subtract(b))
            .append(',')
            .append(a.multiply(b))
            .append(',')
            .append(a.compareTo(b))
            .append(',')
            .append(a.gcd(b))
            .append(',')
            .append(a.and(b))
            .append(',')
            .append(a.or(b))
            .append(',')
            .append(a.xor(b))
            .append(',')
            .append(a.andNot(b))
            .append(',')
            .append(a.max(b))
            .append(';');
        if (b.signum() != 0)
          text.append(a.divide(b))
              .append(',')
              .append(a.remainder(b))
              .append(',')
              .append(Arrays.toString(a.divideAndRemainder(b)))
              .append(';');
        if (b.signum() > 0) text.append(a.mod(b)).append(';');
      }
      hash = 31 * hash + text.toString().hashCode();
      System.out.println(a.signum() + " " + a.bitLength() + " " + a.bitCount() + " " + a.getLowestSetBit() + " "
          + a.hashCode() + " " + a.not() + " " + a.negate() + " " + hash);
    }
  }

  static void conversions() {
    for (BigInteger a : SAMPLES) {
      System.out.println(a.toString(36) + " " + a.toString(2).length() + " " + a.intValue() + " " + a.longValue() + " "
          + a.floatValue() + " " + a.doubleValue() + " " + a.toByteArray().length + " "
          + new BigInteger(a.toByteArray()).equals(a) + " " + a.shiftLeft(37) + " " + a.shiftRight(5) + " "
          + a.shiftLeft(-3) + " " + a.testBit(3) + " " + a.setBit(70).flipBit(0).clearBit(1));
    }
    System.out.println(new BigInteger(-1, new byte[] {1, 2, 3}) + " " + new BigInteger("+77") + " "
        + new BigInteger("zz", 36) + " " + BigInteger.TEN.longValueExact());
    try {
      BigInteger.TWO.pow(63).longValueExact();
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
  }

  static void powers() {
    System.out.println(
        BigInteger.valueOf(3).pow(200) + " " + BigInteger.valueOf(-2).pow(63) + " " + BigInteger.ZERO.pow(0));
    BigInteger prime = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
    System.out.println(BigInteger.valueOf(5).modPow(new BigInteger("98765432109876543210"), prime) + " "
        + BigInteger.valueOf(7).modInverse(prime) + " "
        + BigInteger.valueOf(3).modPow(BigInteger.valueOf(-1), BigInteger.valueOf(11)) + " "
        + BigInteger.valueOf(4).modPow(BigInteger.valueOf(13), BigInteger.valueOf(498)));
    System.out.println(prime.sqrt() + " " + BigInteger.TEN.pow(40).sqrt() + " "
        + Arrays.toString(BigInteger.valueOf(1000).sqrtAndRemainder()));
    System.out.println(prime.isProbablePrime(20) + " " + BigInteger.valueOf(561).isProbablePrime(20) + " "
        + BigInteger.valueOf(1000).nextProbablePrime());
  }

  static BigInteger factorial(int n) {
    BigInteger result = BigInteger.ONE;
    for (int i = 2; i <= n; i++) result = result.multiply(BigInteger.valueOf(i));
    return result;
  }

  static void huge() {
    System.out.println(factorial(30));
    BigInteger big = factorial(150);
    System.out.println(big + " " + big.bitLength() + " " + big.hashCode());
    BigInteger a = BigInteger.ONE;
    BigInteger b = BigInteger.ONE;
    for (int i = 0; i < 500; i++) {
      BigInteger next = a.add(b);
      a = b;
      b = next;
    }
    System.out.println(a + " " + b.gcd(a));
    BigInteger x = BigInteger.TWO.pow(1500).subtract(BigInteger.valueOf(77));
    BigInteger y = BigInteger.valueOf(3).pow(900).add(BigInteger.valueOf(5));
    System.out.println(x.multiply(y).mod(BigInteger.valueOf(1_000_000_007)) + " " + x.multiply(x).hashCode() + " "
        + x.divide(y).bitLength() + " " + x.remainder(y).hashCode() + " " + x.multiply(y).divide(y).equals(x) + " "
        + x.pow(3).bitLength());
    Random random = new Random(5);
    BigInteger first = new BigInteger(300, random);
    BigInteger second = new BigInteger(200, random);
    System.out.println(first + " " + second + " " + first.mod(second) + " " + first.gcd(second) + " "
        + first.multiply(second).subtract(second.multiply(first)).signum());
  }

  public static void main(String[] args) {
    pairs();
    conversions();
    powers();
    huge();
  }
}
