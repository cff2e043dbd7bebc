// Digests, checksums and encodings of bytes: MD5, SHA, CRC32, Adler32, Base64, HexFormat, UUID.
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.UUID;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;

public class NumDigests {
  static byte[] data(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) bytes[i] = (byte) (i * 31 + 7);
    return bytes;
  }

  static void digests() throws NoSuchAlgorithmException {
    for (String algorithm : new String[] {"MD5", "SHA-1", "SHA-256", "SHA-512", "SHA3-256"}) {
      MessageDigest digest = MessageDigest.getInstance(algorithm);
      System.out.println(digest.getAlgorithm() + " " + digest.getDigestLength() + " "
          + HexFormat.of().formatHex(digest.digest(new byte[0])));
      System.out.println(
          HexFormat.of().formatHex(digest.digest("The quick brown fox".getBytes(StandardCharsets.UTF_8))));
      for (int i = 0; i < 3; i++) digest.update(data(50));
      digest.update((byte) 1);
      digest.update(data(40), 3, 20);
      System.out.println(HexFormat.of().formatHex(digest.digest()));
    }
    try {
      MessageDigest.getInstance("MD17");
    } catch (NoSuchAlgorithmException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(MessageDigest.isEqual(data(3), data(3)) + " " + MessageDigest.isEqual(data(3), data(4)));
  }

  static void checksums() {
    for (Checksum checksum : new Checksum[] {new CRC32(), new Adler32(), new CRC32C()}) {
      StringBuilder text = new StringBuilder(checksum.getClass().getSimpleName());
      text.append(' ').append(checksum.getValue());
      checksum.update("123456789".getBytes(StandardCharsets.US_ASCII), 0, 9);
      text.append(' ').append(Long.toHexString(checksum.getValue()));
      checksum.update(255);
      text.append(' ').append(checksum.getValue());
      checksum.reset();
      for (int i = 0; i < 4; i++) checksum.update(data(100 + i), i, 90);
      System.out.println(text.append(' ').append(checksum.getValue()));
    }
  }

  static void base64() {
    Base64.Encoder encoder = Base64.getEncoder();
    for (int length = 0; length <= 5; length++) {
      String text = encoder.encodeToString(data(length));
      System.out.print(text + " " + Arrays.equals(Base64.getDecoder().decode(text), data(length)) + "; ");
    }
    System.out.println();
    byte[] tricky = {(byte) 0xfb, (byte) 0xef, (byte) 0xff};
    System.out.println(encoder.encodeToString(tricky) + " "
        + Base64.getUrlEncoder().withoutPadding().encodeToString(data(4)) + " "
        + Base64.getUrlEncoder().encodeToString(tricky));
    System.out.println(Base64.getMimeEncoder().encodeToString(data(70)));
    System.out.println(Base64.getMimeDecoder().decode("AQ\r\nID!!BA==").length + " "
        + Arrays.toString(Base64.getDecoder().decode("AQID")));
    for (String bad : new String[] {"A", "A===", "AQ=D", "@@@@"}) {
      try {
        System.out.println(Base64.getDecoder().decode(bad).length);
      } catch (IllegalArgumentException e) {
        System.out.println(bad + ": " + e.getMessage());
      }
    }
  }

  static void hex() {
    HexFormat plain = HexFormat.of();
    HexFormat pretty = HexFormat.ofDelimiter(":").withUpperCase().withPrefix("0x");
    System.out.println(plain.formatHex(data(6)) + " " + pretty.formatHex(data(4)) + " "
        + Arrays.toString(plain.parseHex("00ff7F80")) + " " + Arrays.toString(pretty.parseHex("0xCA:0xFE")) + " "
        + plain.toHexDigits((byte) 10) + " " + plain.toHexDigits(1234) + " " + plain.toHexDigits(-1L, 5) + " "
        + HexFormat.fromHexDigits("7fff") + " " + HexFormat.isHexDigit('g') + " " + pretty);
    try {
      plain.parseHex("abc");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void uuids() {
    UUID named = UUID.nameUUIDFromBytes("weave".getBytes(StandardCharsets.UTF_8));
    UUID parsed = UUID.fromString("123e4567-e89b-42d3-a456-556642440000");
    UUID built = new UUID(0x1234567812345678L, -1L);
    for (UUID uuid : new UUID[] {named, parsed, built}) {
      System.out.println(uuid + " " + uuid.version() + " " + uuid.variant() + " " + uuid.hashCode() + " "
          + uuid.getMostSignificantBits() + " " + uuid.getLeastSignificantBits());
    }
    System.out.println(parsed.compareTo(built) + " " + parsed.equals(UUID.fromString(parsed.toString().toUpperCase()))
        + " " + UUID.fromString("1-2-3-4-5"));
  }

  public static void main(String[] args) throws NoSuchAlgorithmException {
    digests();
    checksums();
    base64();
    hex();
    uuids();
  }
}
