// Native methods that are handed a whole array read one element after the other, and another thread may write between any two.
//
// The other thread writes the first element and then the second. Each method reads the first before the second, so that all four
// combinations are possible: both old; the first old and the second new, if both writes come in between; the first new and the
// second old, if the reads do; both new.
//
// outcome: CRC32 11
// outcome: CRC32 12
// outcome: CRC32 21
// outcome: CRC32 22
// outcome: Adler32 11
// outcome: Adler32 12
// outcome: Adler32 21
// outcome: Adler32 22
// outcome: CRC32C 11
// outcome: CRC32C 12
// outcome: CRC32C 21
// outcome: CRC32C 22
// outcome: Array.newInstance 11
// outcome: Array.newInstance 12
// outcome: Array.newInstance 21
// outcome: Array.newInstance 22
// outcome: Method.invoke 11
// outcome: Method.invoke 12
// outcome: Method.invoke 21
// outcome: Method.invoke 22
// outcome: Constructor.newInstance 11
// outcome: Constructor.newInstance 12
// outcome: Constructor.newInstance 21
// outcome: Constructor.newInstance 22
// outcome: Deflater 11
// outcome: Deflater 12
// outcome: Deflater 21
// outcome: Deflater 22
// sanitize: yes

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import weaveproof.Check;

public class LitmusNativesRead {
  static final byte[] bytes = {1, 1};
  static final int[] lengths = {1, 1};
  static final Object[] arguments = {1, 1};

  static String join(int a, int b) {
    return "" + a + b;
  }

  public static class Pair {
    final String text;

    public Pair(int a, int b) {
      text = join(a, b);
    }
  }

  static String contentOf(Checksum sum, long seen) {
    for (byte a = 1; a <= 2; a++)
      for (byte b = 1; b <= 2; b++) {
        sum.reset();
        sum.update(new byte[] {a, b}, 0, 2);
        if (sum.getValue() == seen) return join(a, b);
      }
    return "?";
  }

  static String checksum(Checksum sum) {
    sum.update(bytes, 0, 2);
    return contentOf(sum, sum.getValue());
  }

  static String deflated() throws Exception {
    Deflater deflater = new Deflater();
    deflater.setInput(bytes);
    deflater.finish();
    byte[] packed = new byte[100], unpacked = new byte[2];
    int length = deflater.deflate(packed);
    deflater.end();
    Inflater inflater = new Inflater();
    inflater.setInput(packed, 0, length);
    inflater.inflate(unpacked);
    inflater.end();
    return join(unpacked[0], unpacked[1]);
  }

  public static void main(String[] args) throws Exception {
    int which = Check.choose(0, 6);
    Method method = LitmusNativesRead.class.getDeclaredMethod("join", int.class, int.class);
    Constructor<Pair> constructor = Pair.class.getConstructor(int.class, int.class);
    Thread writer = new Thread(() -> {
      switch (which) {
        case 3 -> {
          lengths[0] = 2;
          lengths[1] = 2;
        }
        case 4, 5 -> {
          arguments[0] = 2;
          arguments[1] = 2;
        }
        default -> {
          bytes[0] = 2;
          bytes[1] = 2;
        }
      }
    });
    writer.start();
    String seen = switch (which) {
      case 0 -> "CRC32 " + checksum(new CRC32());
      case 1 -> "Adler32 " + checksum(new Adler32());
      case 2 -> "CRC32C " + checksum(new CRC32C());
      case 3 -> {
        int[][] made = (int[][]) Array.newInstance(int.class, lengths);
        yield "Array.newInstance " + join(made.length, made[0].length);
      }
      case 4 -> "Method.invoke " + method.invoke(null, arguments);
      case 5 -> "Constructor.newInstance " + constructor.newInstance(arguments).text;
      default -> "Deflater " + deflated();
    };
    Check.outcome(seen);
  }
}
