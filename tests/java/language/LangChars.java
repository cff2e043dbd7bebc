// char, byte and short in arithmetic: promotion, implicit narrowing in compound assignments, counting loops, ciphers,
// tables.
public class LangChars {
  static char rotate(char c, int by) {
    if (c >= 'a' && c <= 'z') return (char) ('a' + (c - 'a' + by + 26) % 26);
    if ('A' <= c && c <= 'Z') return (char) ((c - 'A' + by + 26) % 26 + 'A');
    return c;
  }

  static String caesar(String text, int by) {
    char[] letters = text.toCharArray();
    for (int i = 0; i < letters.length; i++) letters[i] = rotate(letters[i], by);
    return new String(letters);
  }

  static int parse(String digits, int radix) {
    int result = 0;
    for (char c : digits.toCharArray()) {
      int digit = c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10;
      result = result * radix + digit;
    }
    return result;
  }

  static String hex(int value) {
    char[] out = new char[8];
    for (int i = 7; i >= 0; i--, value >>>= 4) out[i] = "0123456789abcdef".charAt(value & 15);
    return String.valueOf(out);
  }

  static void narrowing() {
    char c = 'x';
    c += 1;
    c++;
    char d = c--;
    c *= 1.01;
    byte b = 10;
    b *= 30;
    b += 'a';
    b >>>= 1;
    short s = 1000;
    s *= s;
    s -= 0.5;
    s <<= 3;
    System.out.println(c + " " + d + " " + b + " " + s);
    char zero = 0;
    zero--;
    System.out.println((int) zero + " " + (int) ++zero + " " + (int) zero++ + " " + (int) zero);
    byte max = 127;
    max++;
    short min = -32768;
    min--;
    System.out.println(max + " " + min + " " + (byte) (max - 1) + " " + (short) (min + 1));
    final char constant = 'A';
    byte fromChar = constant;
    char fromInt = 66;
    short fromBoth = constant + 1;
    System.out.println(fromChar + " " + fromInt + " " + fromBoth);
  }

  static void promotion() {
    char a = 'a';
    byte b = -1;
    short s = 2;
    System.out.println(a + b + " " + (a + s) + " " + (char) (a + s) + " " + a / 2 + " " + a % 10 + " " + -a + " " + ~a
        + " " + (a << 1) + " " + (b >>> 28));
    System.out.println((a > 96) + " " + (a == 97.0) + " " + (b == 0xff) + " " + ((b & 0xff) == 255) + " " + (a < 'b')
        + " " + ('a' + 'b' + 'c'));
    System.out.println((a ^ ' ') + " " + (char) (a ^ ' ') + " " + (char) (a & ~32) + " " + (a | b));
    long wide = a * 1_000_000_000_000L;
    double real = a / 4.0;
    float small = s;
    System.out.println(wide + " " + real + " " + small + " " + (char) 97.9 + " " + (char) 98.2f + " " + (char) 99L);
  }

  static void tables() {
    int[] counts = new int[128];
    for (char c : "the quick brown fox jumps over the lazy dog".toCharArray()) counts[c]++;
    StringBuilder text = new StringBuilder();
    for (char c = 'a'; c <= 'z'; c++) text.append(c).append(counts[c]);
    System.out.println(text);
    int loops = 0;
    for (byte b = 0; b >= 0; b++) loops++;
    for (char c = 65000; c >= 65000; c++) loops++;
    for (short s = Short.MAX_VALUE; s > 0; s++) loops++;
    System.out.println(loops);
    boolean[] seen = new boolean['z' + 1];
    seen['q'] = true;
    System.out.println(seen['q'] + " " + seen.length + " " + new int['\n'].length);
  }

  static int checksum(byte[] data) {
    int a = 1;
    int b = 0;
    for (byte value : data) {
      a = (a + (value & 0xff)) % 65521;
      b = (b + a) % 65521;
    }
    return b << 16 | a;
  }

  static String overload(char c) {
    return "char";
  }

  static String overload(int i) {
    return "int";
  }

  static String overload(byte b) {
    return "byte";
  }

  public static void main(String[] args) {
    String secret = caesar("Hello, World!", 3);
    System.out.println(secret + " " + caesar(secret, -3));
    System.out.println(
        parse("12345", 10) + " " + parse("fF", 16) + " " + parse("101101", 2) + " " + hex(-559038737) + " " + hex(255));
    narrowing();
    promotion();
    tables();
    byte[] data = new byte[300];
    for (int i = 0; i < data.length; i++) data[i] = (byte) (i * 7);
    System.out.println(checksum(data));
    byte b = 1;
    System.out.println(overload('a') + overload('a' + 1) + overload((char) 98) + overload(b) + overload((byte) (b + 1))
        + overload(+b) + overload((short) 1));
    System.out.println(new StringBuilder()
                           .append('a')
                           .append((int) 'a')
                           .append((Object) 'a')
                           .append('a' + 1)
                           .append((char) ('a' + 1)));
  }
}
