// jdk: 21+
// HexFormat, bits, and encodings.
import java.util.*;

public class HexAndBits {
  public static void main(String[] args) {
    HexFormat hex = HexFormat.ofDelimiter(":").withUpperCase();
    byte[] bytes = {0, 10, (byte) 255, 127};
    System.out.println(hex.formatHex(bytes) + " " + Arrays.equals(hex.parseHex("00:0A:FF:7F"), bytes) + " " + HexFormat.of().toHexDigits((short) 300) + " " + HexFormat.fromHexDigits("ff"));
    try {
      hex.parseHex("0:1");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(Base64.getEncoder().encodeToString("weave".getBytes()) + " " + new BigBits().text());
    System.out.println(Integer.toHexString(Integer.reverse(12)) + " " + Long.numberOfLeadingZeros(1) + " " + Integer.compareUnsigned(-1, 1));
  }

  static class BigBits {
    String text() {
      BitSet bits = new BitSet();
      bits.set(3, 7);
      bits.flip(5);
      return bits + " " + Arrays.toString(bits.toLongArray()) + " " + bits.stream().sum();
    }
  }
}
