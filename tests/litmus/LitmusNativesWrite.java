// Native methods that fill a whole array write one element after the other, and another thread may read between any two.
//
// The other thread reads the first element and then the second. Each method writes the first before the second, so that all
// four combinations are possible: neither written; the second only seen, if both writes come between the reads; the first only, if
// the reads do between the writes; both.
//
// outcome: Inflater false false
// outcome: Inflater false true
// outcome: Inflater true false
// outcome: Inflater true true
// outcome: FileInputStream false false
// outcome: FileInputStream false true
// outcome: FileInputStream true false
// outcome: FileInputStream true true
// outcome: FileChannel false false
// outcome: FileChannel false true
// outcome: FileChannel true false
// outcome: FileChannel true true
// outcome: IntBuffer false false
// outcome: IntBuffer false true
// outcome: IntBuffer true false
// outcome: IntBuffer true true
// sanitize: yes

import java.io.FileInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import weaveproof.Check;

public class LitmusNativesWrite {
  static final byte[] bytes = {0, 0};
  static final int[] ints = new int[8];
  static final ByteBuffer direct = ByteBuffer.allocateDirect(2);
  static boolean first, second;

  public static void main(String[] args) throws Exception {
    int which = Check.choose(0, 3);
    String file = System.getProperty("java.home") + "/release";
    byte[] packed = new byte[100];
    Deflater deflater = new Deflater();
    deflater.setInput(new byte[] {1, 1});
    deflater.finish();
    int length = deflater.deflate(packed);
    deflater.end();
    IntBuffer buffer = ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder()).asIntBuffer();
    for (int i = 0; i < 8; i++) buffer.put(i, 1);
    FileInputStream stream = which == 1 || which == 2 ? new FileInputStream(file) : null;

    Thread reader = new Thread(() -> {
      if (which == 2) {
        first = direct.get(0) != 0;
        second = direct.get(1) != 0;
      } else if (which == 3) {
        first = ints[0] != 0;
        second = ints[7] != 0;
      } else {
        first = bytes[0] != 0;
        second = bytes[1] != 0;
      }
    });
    reader.start();
    String name = switch (which) {
      case 0 -> {
        Inflater inflater = new Inflater();
        inflater.setInput(packed, 0, length);
        inflater.inflate(bytes);
        yield "Inflater";
      }
      case 1 -> {
        stream.read(bytes);
        yield "FileInputStream";
      }
      case 2 -> {
        stream.getChannel().read(direct);
        yield "FileChannel";
      }
      default -> {
        buffer.get(ints);
        yield "IntBuffer";
      }
    };
    reader.join();
    Check.outcome(name + " " + first + " " + second);
  }
}
