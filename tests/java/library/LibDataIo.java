// sanitize: yes
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UTFDataFormatException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Locale;

/** DataInput and DataOutput byte by byte; PrintStream and PrintWriter into memory; System.setOut. */
public class LibDataIo {
  interface Write {
    void to(DataOutputStream out) throws IOException;
  }

  static byte[] bytes(Write write) throws IOException {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(sink);
    write.to(out);
    if (out.size() != sink.size()) throw new AssertionError();
    return sink.toByteArray();
  }

  static void show(String what, Write write) throws IOException {
    System.out.println(what + " " + HexFormat.of().formatHex(bytes(write)));
  }

  static DataInputStream in(int... values) {
    byte[] b = new byte[values.length];
    for (int i = 0; i < b.length; i++) b[i] = (byte) values[i];
    return new DataInputStream(new ByteArrayInputStream(b));
  }

  static void data() throws IOException {
    show("boolean", o -> o.writeBoolean(true));
    show("byte", o -> o.writeByte(-2));
    show("char", o -> o.writeChar('\u20ac'));
    show("short", o -> o.writeShort(0x12345));
    show("int", o -> o.writeInt(Integer.MIN_VALUE + 1));
    show("long", o -> o.writeLong(0x0123456789abcdefL));
    show("float", o -> o.writeFloat(-0.0f));
    show("double", o -> o.writeDouble(Math.PI));
    show("UTF", o -> o.writeUTF("a\0\u00e9\u20ac\ud83d\ude00"));
    show("bytes", o -> o.writeBytes("A\u0142"));
    show("chars", o -> o.writeChars("hi"));
    byte[] all = bytes(o -> {
      o.writeBoolean(false);
      o.writeByte(200);
      o.writeShort(-1);
      o.writeInt(77);
      o.writeLong(-5);
      o.writeFloat(Float.NaN);
      o.writeDouble(1e-300);
      o.writeUTF("text\u0000");
      o.write(new byte[] {1, 2, 3}, 1, 2);
    });
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(all));
    System.out.println(in.readBoolean() + " " + in.readUnsignedByte() + " " + in.readUnsignedShort() + " "
        + in.readInt() + " " + in.readLong() + " " + in.readFloat() + " " + in.readDouble() + " "
        + in.readUTF().length() + " " + in.skipBytes(10) + " " + in.read());
    try {
      in(0, 0, 1).readInt();
    } catch (EOFException e) {
      System.out.println("end of data " + e.getMessage());
    }
    try {
      in(0, 2, 0xc3, 0x28).readUTF();
    } catch (UTFDataFormatException e) {
      System.out.println(e.getMessage());
    }
    byte[] buffer = new byte[4];
    in(9, 8, 7, 6).readFully(buffer, 1, 3);
    System.out.println(HexFormat.ofDelimiter(" ").withUpperCase().formatHex(buffer) + " " + in(0xff, 0xfe).readShort()
        + " " + (int) in(0x20, 0xac).readChar());
  }

  static void printing() throws IOException {
    ByteArrayOutputStream sink = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(sink, false, StandardCharsets.UTF_8);
    out.print('c');
    out.print(1.0f);
    out.print(new char[] {'x', 'y'});
    out.print((Object) null);
    out.print(true);
    out.println(5L);
    out.append("appended", 2, 5).append('|').printf("%5.1f|%-4s|%04d%n", 2.25, "ab", 42);
    out.format(Locale.GERMANY, "%,d", 1234567);
    out.write('\n');
    out.write("bytes".getBytes());
    out.flush();
    System.out.println(sink.toString(StandardCharsets.UTF_8).replace("\n", "\\n") + " " + out.checkError());
    StringWriter writer = new StringWriter();
    PrintWriter printer = new PrintWriter(writer, true);
    printer.println(new int[0].length);
    printer.printf("%s-%s", "a", null);
    printer.write(65);
    printer.close();
    printer.println("ignored");
    System.out.println(writer.toString().replace("\n", "\\n") + " " + printer.checkError());
    PrintStream failing = new PrintStream(new java.io.OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("full");
      }
    });
    failing.println("lost");
    System.out.println(failing.checkError());
  }

  public static void main(String[] args) throws IOException {
    data();
    printing();
    PrintStream original = System.out;
    ByteArrayOutputStream captured = new ByteArrayOutputStream();
    System.setOut(new PrintStream(captured, true));
    System.out.println("captured line");
    System.out.printf("%d%%", 50);
    System.setOut(original);
    System.out.println("was: " + captured.toString().replace(System.lineSeparator(), "/") + " "
        + (System.out == original));
    System.setIn(new ByteArrayInputStream("own input".getBytes()));
    System.out.println(new String(System.in.readAllBytes()));
    System.setErr(new PrintStream(captured));
    System.err.print("!");
    System.err.flush();
    System.out.println(captured.size());
  }
}
