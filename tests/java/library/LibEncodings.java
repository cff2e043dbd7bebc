import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/** Charsets, Base64 in its variants, hexadecimal text, checksums. */
public class LibEncodings {
  static final String TEXT = "A\u00e9\u20ac\ud83d\ude00\u0000z";

  static String hex(byte[] b) {
    return HexFormat.of().formatHex(b);
  }

  static void charsets() throws Exception {
    for (Charset c : List.of(StandardCharsets.US_ASCII, StandardCharsets.ISO_8859_1, StandardCharsets.UTF_8,
        StandardCharsets.UTF_16, StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE, Charset.forName("windows-1252"),
        Charset.forName("UTF-32"))) {
      byte[] bytes = TEXT.getBytes(c);
      System.out.println(c + " " + hex(bytes) + " " + new String(bytes, c).equals(TEXT) + " "
          + c.newEncoder().maxBytesPerChar() + " " + c.newEncoder().canEncode('\u20ac') + " " + c.canEncode());
    }
    System.out.println(Charset.isSupported("utf-8") + " " + Charset.isSupported("no-such") + " "
        + Charset.forName("latin1").name() + " " + StandardCharsets.UTF_8.aliases().contains("UTF8") + " "
        + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
    try {
      Charset.forName("no-such-charset");
    } catch (UnsupportedCharsetException e) {
      System.out.println("unsupported " + e.getMessage());
    }
    byte[][] malformed = {{(byte) 0xc3}, {(byte) 0xc0, (byte) 0x80}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80},
        {'a', (byte) 0xff, 'b'}, {(byte) 0xf0, (byte) 0x9f, (byte) 0x98}};
    for (byte[] b : malformed) {
      StringBuilder codes = new StringBuilder();
      for (char ch : new String(b, StandardCharsets.UTF_8).toCharArray()) {
        codes.append(Integer.toHexString(ch)).append(' ');
      }
      try {
        StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT).decode(ByteBuffer.wrap(b));
        System.out.println("decoded");
      } catch (CharacterCodingException e) {
        System.out.println(hex(b) + " -> " + codes + e.getMessage());
      }
    }
    CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
    ByteBuffer small = ByteBuffer.allocate(4);
    CharBuffer chars = CharBuffer.wrap(TEXT);
    StringBuilder rounds = new StringBuilder();
    CoderResult result;
    do {
      small.clear();
      result = encoder.encode(chars, small, true);
      rounds.append(hex(Arrays.copyOf(small.array(), small.position()))).append(result.isOverflow() ? "+" : ".");
    } while (result.isOverflow());
    System.out.println(rounds + " " + encoder.flush(small) + " "
        + new String("\ud800x").getBytes(StandardCharsets.UTF_8).length);
    CharsetDecoder decoder = StandardCharsets.US_ASCII.newDecoder().onMalformedInput(CodingErrorAction.REPLACE)
        .replaceWith("#");
    System.out.println(decoder.decode(ByteBuffer.wrap(new byte[] {'o', 'k', -1, '!'})) + " "
        + StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE)
        .encode(CharBuffer.wrap("a\u20acb")).remaining());
  }

  static void base64() {
    for (int n = 0; n < 5; n++) {
      byte[] data = Arrays.copyOf(new byte[] {(byte) 0xfb, (byte) 0xff, (byte) 0xfe, 0}, n);
      System.out.print(Base64.getEncoder().encodeToString(data) + " "
          + Base64.getUrlEncoder().withoutPadding().encodeToString(data) + " | ");
    }
    System.out.println();
    byte[] longData = new byte[70];
    for (int i = 0; i < longData.length; i++) longData[i] = (byte) (i * 7);
    String mime = Base64.getMimeEncoder().encodeToString(longData);
    System.out.println(mime.replace("\r\n", "/") + " " + Arrays.equals(Base64.getMimeDecoder().decode(mime), longData)
        + " " + new String(Base64.getDecoder().decode("aGVsbG8=")) + " " + new String(Base64.getDecoder().decode("aGk"))
        + " " + new String(Base64.getMimeDecoder().decode("a!G#k*=")));
    for (String bad : new String[] {"a", "ab*d", "abc==", "ab=c"}) {
      try {
        System.out.println(Base64.getDecoder().decode(bad).length);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  static void hexadecimal() {
    HexFormat format = HexFormat.ofDelimiter(":").withPrefix("0x").withUpperCase();
    System.out.println(format.formatHex(new byte[] {1, -1, 16}) + " " + Arrays.toString(format.parseHex("0x0A:0xff"))
        + " " + HexFormat.of().toHexDigits((short) 513) + " " + HexFormat.fromHexDigits("7fffffff") + " "
        + HexFormat.isHexDigit('g') + " " + format);
    try {
      HexFormat.of().parseHex("abc");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Integer.toHexString(-1) + " " + Long.parseUnsignedLong("ffffffffffffffff", 16) + " "
        + Integer.toOctalString(64) + " " + Integer.parseUnsignedInt("4294967295") + " " + Long.toString(-255, 36));
  }

  public static void main(String[] args) throws Exception {
    charsets();
    base64();
    hexadecimal();
    byte[] data = "123456789".getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(data);
    CRC32C crcC = new CRC32C();
    crcC.update(data, 0, 9);
    Adler32 adler = new Adler32();
    adler.update(data, 0, 4);
    adler.update(data, 4, 5);
    System.out.println(Long.toHexString(crc.getValue()) + " " + Long.toHexString(crcC.getValue()) + " "
        + Long.toHexString(adler.getValue()));
  }
}
