import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/** Writes, for every function: its name, the number of samples, and for each sample both arguments and the result. */
public class MathValues {
  static final int SAMPLES = 4000;

  static final double[] SPECIAL = {
    0.0, 1.0, 2.0, 3.0, 10.0, 0.5, 1.5, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY,
    Double.NaN, Math.PI, Math.PI / 2, Math.PI / 4, 3 * Math.PI / 4, 1e22, 22.0, 710.4758600739439, 709.782712893384,
    745.1332191019411, 0x1p-27, 0x1p-28, 0x1p-29, 0x1p-54, 0x1p-55, 0x1p53, 0x1p66, 0x1p1000, 0.4375, 0.6875, 1.1875,
    2.4375, 0.975, 0.3, 0.67434, 0.41421356, 0.29289, 0.34657359, 1.03972, 38.81624, 823549.6};

  static double argument(Random random, int i) {
    double sign = random.nextBoolean() ? 1 : -1;
    if (i < 4 * SPECIAL.length) {
      double value = sign * SPECIAL[i / 4];
      return i % 4 < 2 ? value : Double.longBitsToDouble(Double.doubleToRawLongBits(value) + random.nextInt(9) - 4);
    }
    switch (i % 7) {
      case 0: return Double.longBitsToDouble(random.nextLong());
      case 1: return sign * random.nextDouble();
      case 2: return sign * 10 * random.nextDouble();
      case 3: return sign * 750 * random.nextDouble();
      case 4: return sign * Math.scalb(1 + random.nextDouble(), random.nextInt(120) - 60);
      case 5: return sign * random.nextInt(1 << 20) * (Math.PI / 2);
      default: return sign * random.nextInt(1000) / 100;
    }
  }

  static DataOutputStream out;

  static void write(String name, DoubleBinaryOperator function) throws Exception {
    out.writeUTF(name);
    out.writeInt(SAMPLES);
    Random random = new Random(name.hashCode());
    for (int i = 0; i < SAMPLES; i++) {
      double x = argument(random, i), y = argument(random, random.nextInt(SAMPLES));
      out.writeDouble(x);
      out.writeDouble(y);
      out.writeDouble(function.applyAsDouble(x, y));
    }
  }

  static void write(String name, DoubleUnaryOperator function) throws Exception {
    write(name, (x, y) -> function.applyAsDouble(x));
  }

  public static void main(String[] args) throws Exception {
    out = new DataOutputStream(new BufferedOutputStream(System.out));
    write("StrictMath.sin", StrictMath::sin);
    write("StrictMath.cos", StrictMath::cos);
    write("StrictMath.tan", StrictMath::tan);
    write("StrictMath.asin", StrictMath::asin);
    write("StrictMath.acos", StrictMath::acos);
    write("StrictMath.atan", StrictMath::atan);
    write("StrictMath.atan2", StrictMath::atan2);
    write("StrictMath.sinh", StrictMath::sinh);
    write("StrictMath.cosh", StrictMath::cosh);
    write("StrictMath.tanh", StrictMath::tanh);
    write("StrictMath.exp", StrictMath::exp);
    write("StrictMath.expm1", StrictMath::expm1);
    write("StrictMath.log", StrictMath::log);
    write("StrictMath.log10", StrictMath::log10);
    write("StrictMath.log1p", StrictMath::log1p);
    write("StrictMath.sqrt", StrictMath::sqrt);
    write("StrictMath.IEEEremainder", StrictMath::IEEEremainder);
    write("Math.sin", Math::sin);
    write("Math.cos", Math::cos);
    write("Math.tan", Math::tan);
    write("Math.exp", Math::exp);
    write("Math.log", Math::log);
    write("Math.log10", Math::log10);
    write("Math.pow", Math::pow);
    out.flush();
  }
}
