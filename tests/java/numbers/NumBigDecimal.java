// BigDecimal: scales, every rounding mode, contexts, division, text forms, comparison against equality, square roots.
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class NumBigDecimal {
  interface Action {
    Object run();
  }

  static String attempt(Action action) {
    try {
      return "" + action.run();
    } catch (ArithmeticException | NumberFormatException e) {
      return e.getClass().getSimpleName() + ": " + e.getMessage();
    }
  }

  static void rounding() {
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder text = new StringBuilder(mode.name()).append(':');
      for (String value : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"})
        text.append(' ').append(attempt(() -> new BigDecimal(value).setScale(0, mode)));
      text.append(' ').append(attempt(() -> BigDecimal.TEN.divide(new BigDecimal(3), 5, mode)));
      System.out.println(text);
    }
  }

  static void texts() {
    for (String value :
        new String[] {"0", "-0", "0.00", "0E+7", "0E-10", "1", "1.0", "1.000", "100", "1E2", "1E+20", "123.456",
            "-1.23E-12", "0.0000001", "1234567890123456789012345678901234567890.5", ".5", "5.", "+7", "1e-400"}) {
      BigDecimal d = new BigDecimal(value);
      System.out.println(value + ": " + d + " " + d.toPlainString().length() + " " + d.toEngineeringString() + " "
          + d.scale() + " " + d.precision() + " " + d.unscaledValue() + " " + d.stripTrailingZeros() + " " + d.signum()
          + " " + d.hashCode() + " " + d.doubleValue() + " " + d.intValue() + " " + d.negate() + " " + d.ulp());
    }
    System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(1e-5) + " "
        + BigDecimal.valueOf(5, 3) + " " + BigDecimal.valueOf(123, -4) + " "
        + new BigDecimal("12345678.9", new MathContext(4)));
    for (String bad : new String[] {"", "e5", "1e", "1.2.3", "0x5", " 1", "1,5"})
      System.out.print(attempt(() -> new BigDecimal(bad)) + "; ");
    System.out.println();
  }

  static void arithmetic() {
    BigDecimal a = new BigDecimal("123.450");
    BigDecimal b = new BigDecimal("-0.07");
    System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + attempt(() -> a.divide(b)) + " "
        + a.divideToIntegralValue(b) + " " + a.remainder(b) + " " + a.pow(3) + " " + a.max(b) + " "
        + a.abs(new MathContext(3)));
    System.out.println(attempt(() -> BigDecimal.ONE.divide(new BigDecimal(8))) + " "
        + attempt(() -> BigDecimal.ONE.divide(new BigDecimal(7))) + " "
        + attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO)) + " "
        + attempt(() -> BigDecimal.ZERO.divide(BigDecimal.ZERO)) + " "
        + BigDecimal.ONE.divide(new BigDecimal(7), MathContext.DECIMAL128) + " "
        + new BigDecimal(22).divide(new BigDecimal(7), new MathContext(10, RoundingMode.UP)));
    System.out.println(new BigDecimal(2).sqrt(new MathContext(50)) + " "
        + new BigDecimal("0.0001").sqrt(MathContext.DECIMAL32) + " "
        + attempt(() -> new BigDecimal(-1).sqrt(MathContext.DECIMAL32)));
    System.out.println(a.movePointLeft(5) + " " + a.movePointRight(5) + " " + a.scaleByPowerOfTen(30) + " "
        + a.round(new MathContext(2)) + " " + a.plus(new MathContext(4, RoundingMode.DOWN)) + " "
        + a.setScale(1, RoundingMode.HALF_EVEN) + " " + attempt(() -> a.setScale(1)) + " "
        + attempt(() -> a.setScale(2)));
    System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " "
        + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + a.compareTo(b) + " "
        + attempt(() -> new BigDecimal("1.5").toBigIntegerExact()) + " " + new BigDecimal("1e30").toBigInteger() + " "
        + attempt(() -> new BigDecimal("99999999999").intValueExact()) + " "
        + attempt(() -> new BigDecimal("1E3").longValueExact()));
    System.out.println(
        MathContext.DECIMAL64 + " " + new MathContext("precision=5 roundingMode=FLOOR").getRoundingMode());
  }

  static BigDecimal pi(int digits) {
    MathContext context = new MathContext(digits + 5);
    BigDecimal result = BigDecimal.ZERO;
    BigDecimal sixteen = BigDecimal.ONE;
    for (int k = 0; k < digits; k++) {
      BigDecimal term = new BigDecimal(4)
                            .divide(new BigDecimal(8 * k + 1), context)
                            .subtract(new BigDecimal(2).divide(new BigDecimal(8 * k + 4), context))
                            .subtract(BigDecimal.ONE.divide(new BigDecimal(8 * k + 5), context))
                            .subtract(BigDecimal.ONE.divide(new BigDecimal(8 * k + 6), context));
      result = result.add(term.divide(sixteen, context), context);
      sixteen = sixteen.multiply(new BigDecimal(16));
    }
    return result.setScale(digits, RoundingMode.HALF_EVEN);
  }

  static void compound() {
    BigDecimal balance = new BigDecimal("1000.00");
    for (int year = 0; year < 30; year++)
      balance = balance.multiply(new BigDecimal("1.0375")).setScale(2, RoundingMode.HALF_EVEN);
    System.out.println(balance + " " + pi(40));
    BigDecimal e = BigDecimal.ONE;
    BigDecimal term = BigDecimal.ONE;
    for (int i = 1; i < 40; i++) {
      term = term.divide(new BigDecimal(i), 45, RoundingMode.HALF_UP);
      e = e.add(term);
    }
    System.out.println(e.setScale(40, RoundingMode.DOWN));
  }

  public static void main(String[] args) {
    rounding();
    texts();
    arithmetic();
    compound();
  }
}
