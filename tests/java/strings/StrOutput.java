// Text that leaves the program: every print method, encodings of the standard streams, own streams, setOut, bytes and
// flushing.
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

public class StrOutput {
  static final String TEXT = "\u00e4\u00f6\u00fc \u20ac \ud83d\ude00";

  static class Counting extends OutputStream {
    int bytes;
    int writes;
    int flushes;

    @Override
    public void write(int b) {
      bytes++;
      writes++;
    }

    @Override
    public void write(byte[] data, int offset, int length) {
      bytes += length;
      writes++;
    }

    @Override
    public void flush() {
      flushes++;
    }
  }

  static class Loud {
    @Override
    public String toString() {
      return "loud";
    }
  }

  static void everyType(PrintStream out) {
    out.print(true);
    out.print('c');
    out.print(1);
    out.print(-2L);
    out.print(1.5f);
    out.print(2.5);
    out.print(new char[] {'a', 'r'});
    out.print("text");
    out.print((String) null);
    out.print((Object) null);
    out.print(new Loud());
    out.println();
    out.println(false);
    out.println('d');
    out.println(3);
    out.println(4L);
    out.println(5f);
    out.println(6.0);
    out.println(new char[] {'z'});
    out.println("line");
    out.println((Object) "object");
    out.append('x').append("seq").append("sequence", 1, 3).append(null).println();
    out.printf("%d %s%n", 1, "f").format("%x%n", 255);
    out.write('w');
    out.write(new byte[] {'b', 'y', '\n'}, 0, 3);
    out.flush();
  }

  static void encodings() throws IOException {
    for (String encoding : new String[] {"UTF-8", "ISO-8859-1", "US-ASCII", "UTF-16BE"}) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      PrintStream out = new PrintStream(bytes, false, encoding);
      out.print(TEXT);
      out.print('\u20ac');
      out.print(TEXT.toCharArray());
      out.flush();
      System.out.println(encoding + " " + HexFormat.of().formatHex(bytes.toByteArray()));
    }
    PrintStream utf8 = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    utf8.println("utf8 " + TEXT);
    System.out.println("default " + TEXT);
    System.out.write("bytes \u00e9\n".getBytes(StandardCharsets.UTF_8));
    System.out.flush();
  }

  static void redirection() {
    PrintStream original = System.out;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setOut(new PrintStream(captured, true));
    System.out.println("captured");
    everyType(System.out);
    System.setOut(original);
    System.out.println(captured.toString().lines().count() + " " + captured.toString().startsWith("captured"));
    PrintStream originalError = System.err;
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    System.setErr(new PrintStream(errors, true));
    System.err.println("hidden");
    new IllegalStateException("traced").printStackTrace();
    System.setErr(originalError);
    System.out.println(errors.toString().lines().limit(2).toList());
  }

  static void flushing() {
    Counting plain = new Counting();
    PrintStream lazy = new PrintStream(new BufferedOutputStream(plain, 16));
    lazy.print("12345678");
    int before = plain.bytes;
    lazy.print("90123456789");
    System.out.println(before + " " + plain.bytes + " " + plain.flushes);
    lazy.close();
    System.out.println(plain.bytes + " " + (plain.flushes > 0) + " " + lazy.checkError());
    PrintStream failing = new PrintStream(new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("broken");
      }
    });
    failing.print("lost");
    System.out.println(failing.checkError());
  }

  public static void main(String[] args) throws IOException {
    everyType(System.out);
    encodings();
    redirection();
    flushing();
    System.out.print("no newline at the end");
  }
}
