// jdk: 21+
// Math: clamp, rounding divisions, unsigned products.
public class ClampAndDivide {
  public static void main(String[] args) {
    System.out.println(Math.clamp(17L, 1, 10) + " " + Math.clamp(-3L, 1, 10) + " " + Math.clamp(5L, 1L, 10L) + " " + StrictMath.clamp(2.5, 3.0, 4.0));
    System.out.println(Math.clamp(-0.0, 0.0, 1.0) + " " + Math.clamp(Double.NaN, 0, 1) + " " + Math.clamp(9f, -1f, 1f));
    try {
      Math.clamp(1, 3, 2);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Math.ceilDiv(7, 2) + " " + Math.ceilDiv(-7, 2) + " " + Math.ceilMod(7, 3) + " " + Math.ceilDivExact(9L, 4L));
    System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + " " + Math.multiplyHigh(1L << 62, 8));
    try {
      Math.divideExact(Integer.MIN_VALUE, -1);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Long.compress(0b11011011L, 0b11110000L) + " " + Integer.expand(5, 0b10101) + " " + Double.toString(2e23) + " " + Float.float16ToFloat((short) 15360) + " " + Float.floatToFloat16(0.1f));
    System.out.println(2.0e-3 + " " + 1.0e23 + " " + 9.999999999999999e22 + " " + 5e-324 + " " + 1.17549435E-38f);
  }
}
