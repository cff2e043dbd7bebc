// Encoding and decoding: UTF-8, UTF-16, ISO-8859-1, ASCII and others, malformed input, encoders with handlers, readers
// and writers.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.util.HexFormat;

public class StrBytes {
  static final String[] TEXTS = {"", "ascii", "\u00e4\u00f6\u00fc\u00ff", "\u20ac\u4e2d", "\ud83d\ude00", "a\ud83db",
      "\udc00", "mixed \u00e9\u20ac\ud83d\ude00 end", "\0\u007f\u0080\u07ff\u0800\uffff"};

  static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }

  static String points(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) result.append(c > 32 && c < 127 ? "" + c : "<" + Integer.toHexString(c) + ">");
    return result.toString();
  }

  static void roundTrips() throws UnsupportedEncodingException {
    for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16BE", "UTF-16LE", "UTF-32", "ISO-8859-1", "US-ASCII",
             "ISO-8859-15", "windows-1252", "IBM437"}) {
      Charset charset = Charset.forName(name);
      StringBuilder line = new StringBuilder(charset.name()).append(':');
      for (String text : TEXTS) {
        byte[] bytes = text.getBytes(charset);
        line.append(' ').append(hex(bytes)).append(new String(bytes, name).equals(text) ? "=" : "#");
      }
      System.out.println(line);
    }
  }

  static void malformed() {
    for (String input : new String[] {"ff", "c3", "c3a9", "c328", "e282", "e282ac", "e28241", "f09f9880", "f09f98",
             "f0288cbc", "eda080", "c080", "f4908080", "6180bf62", "e0a0"}) {
      byte[] bytes = HexFormat.of().parseHex(input);
      StringBuilder line = new StringBuilder(input)
                               .append(' ')
                               .append(points(new String(bytes, StandardCharsets.UTF_8)))
                               .append(' ')
                               .append(points(new String(bytes, StandardCharsets.ISO_8859_1)))
                               .append(' ')
                               .append(points(new String(bytes, StandardCharsets.US_ASCII)))
                               .append(' ')
                               .append(points(new String(bytes, StandardCharsets.UTF_16)));
      try {
        line.append(' ').append(points(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString()));
      } catch (CharacterCodingException e) {
        line.append(' ').append(e.getClass().getSimpleName()).append(' ').append(e.getMessage());
      }
      System.out.println(line);
    }
    System.out.println(points(new String(HexFormat.of().parseHex("fffe6100"), StandardCharsets.UTF_16)) + " "
        + points(new String(HexFormat.of().parseHex("feff0061"), StandardCharsets.UTF_16)) + " "
        + points(new String(HexFormat.of().parseHex("efbbbf61"), StandardCharsets.UTF_8)) + " "
        + new String(new byte[] {65, 66, 67, 68}, 1, 2, StandardCharsets.US_ASCII));
  }

  static void encoders() throws CharacterCodingException {
    CharsetEncoder encoder = StandardCharsets.ISO_8859_1.newEncoder()
                                 .onUnmappableCharacter(CodingErrorAction.REPLACE)
                                 .replaceWith(new byte[] {'*'});
    System.out.println(hex(array(encoder.encode(CharBuffer.wrap("a\u20acb")))) + " " + encoder.canEncode('\u00e9') + " "
        + encoder.canEncode('\u20ac') + " " + encoder.maxBytesPerChar());
    encoder.onUnmappableCharacter(CodingErrorAction.IGNORE);
    System.out.println(hex(array(encoder.encode(CharBuffer.wrap("a\u20acb")))));
    encoder.onUnmappableCharacter(CodingErrorAction.REPORT);
    try {
      encoder.encode(CharBuffer.wrap("a\u20acb"));
    } catch (UnmappableCharacterException e) {
      System.out.println(e.getMessage() + " " + e.getInputLength());
    }
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    CharBuffer out = CharBuffer.allocate(2);
    ByteBuffer in = ByteBuffer.wrap("abc\u20ac".getBytes(StandardCharsets.UTF_8));
    System.out.println(decoder.decode(in, out, false) + " " + in.position() + " " + out.flip());
    try {
      Charset.forName("no-such-charset");
    } catch (UnsupportedCharsetException e) {
      System.out.println(e.getMessage());
    }
    try {
      "x".getBytes("no-such-charset");
    } catch (UnsupportedEncodingException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Charset.isSupported("latin1") + " " + Charset.forName("latin1") + " "
        + StandardCharsets.UTF_8.aliases().contains("UTF8") + " "
        + StandardCharsets.UTF_8.contains(StandardCharsets.UTF_16) + " "
        + StandardCharsets.US_ASCII.contains(StandardCharsets.UTF_8) + " "
        + Charset.forName("utf8").compareTo(StandardCharsets.UTF_8));
  }

  static byte[] array(ByteBuffer buffer) {
    byte[] bytes = new byte[buffer.remaining()];
    buffer.get(bytes);
    return bytes;
  }

  static void streams() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStreamWriter writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8)) {
      writer.write("x\u00e9");
      writer.write(new char[] {'\ud83d'});
      writer.write('\ude00');
      writer.append("\u20ac!");
    }
    System.out.println(hex(bytes.toByteArray()) + " " + points(bytes.toString(StandardCharsets.UTF_8)));
    InputStreamReader reader =
        new InputStreamReader(new ByteArrayInputStream(bytes.toByteArray()), StandardCharsets.UTF_8);
    StringBuilder text = new StringBuilder();
    for (int c = reader.read(); c >= 0; c = reader.read()) text.append(Integer.toHexString(c)).append(' ');
    System.out.println(text + reader.getEncoding());
  }

  public static void main(String[] args) throws IOException {
    roundTrips();
    malformed();
    encoders();
    streams();
  }
}
