// stress: yes
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** The methods of String and Character that a machine may do in one step, at their limits: what they throw, and where. */
public class StrBoundaries {
  static final String[] TEXTS = {"", "a", "abc", "abcabc", "\u00e9t\u00e9", "a\u20acb", "\ud83d\ude00x", "\u20ac", "\ud83d", "\0", "f5a5a608"};

  static void show(String what, Callable<?> action) {
    try {
      System.out.println(what + " = " + action.call());
    } catch (Exception e) {
      StringBuilder at = new StringBuilder();
      for (StackTraceElement frame : e.getStackTrace()) {
        if (frame.getClassName().equals("StrBoundaries")) break;
        at.append(" at ").append(frame);
      }
      System.out.println(what + ": " + e + at);
    }
  }

  static String ascii(String text) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < text.length(); ++i) b.append(text.charAt(i) < 128 && text.charAt(i) > 31 ? "" + text.charAt(i) : "<" + (int) text.charAt(i) + ">");
    return b.toString();
  }

  static void pairs() {
    for (String a : TEXTS) {
      StringBuilder line = new StringBuilder(ascii(a) + " " + a.length() + " " + a.isEmpty() + " " + a.hashCode() + " " + new String(a).equals(a) + ":");
      for (String b : TEXTS) {
        line.append(' ').append(a.compareTo(b)).append(a.equals(b) ? "=" : "!").append(a.startsWith(b) ? 's' : '-').append(a.endsWith(b) ? 'e' : '-').append(a.indexOf(b)).append(',').append(a.lastIndexOf(b));
        for (int at = -1; at <= a.length() + 1; ++at) line.append(a.startsWith(b, at) ? '1' : '0');
      }
      System.out.println(line);
      line = new StringBuilder();
      for (int c : new int[] {'a', 'c', 0, 0xe9, 0x20ac, 0x1f600, 0xd83d, 0xde00, -1, 0x110000, 0x161}) {
        line.append(a.indexOf(c)).append('/').append(a.indexOf(c, 1)).append('/').append(a.indexOf(c, -5)).append('/').append(a.indexOf(c, 99)).append(' ');
      }
      System.out.println(line);
    }
  }

  static void failures() {
    for (String text : new String[] {"abc", "a\u20acb", ""}) {
      for (int index : new int[] {-1, text.length(), Integer.MAX_VALUE, Integer.MIN_VALUE}) show(ascii(text) + " at " + index, () -> text.charAt(index));
      show("compareTo null", () -> text.compareTo(null));
      show("startsWith null", () -> text.startsWith(null));
      show("startsWith null at", () -> text.startsWith(null, 1));
      show("endsWith null", () -> text.endsWith(null));
      show("indexOf null", () -> text.indexOf(null));
      show("equals null", () -> text.equals(null));
      show("equals other", () -> text.equals((Object) 1));
    }
    CharSequence sequence = "abc";
    show("by interface", () -> sequence.charAt(3));
    Comparable<Object> raw = (Comparable<Object>) (Comparable) "abc";
    show("bridge", () -> raw.compareTo(1));
    show("digit", () -> Character.digit('1', 99) + " " + Character.digit('1', 1) + " " + Character.digit('z', 36) + " " + Character.digit('\uff15', 10) + " " + Character.digit(0x1d7d9, 10));
  }

  static void characters() {
    List<String> lines = new ArrayList<>();
    for (int c : new int[] {0, 8, 9, 10, 13, 14, 28, 31, 32, 33, '/', '0', '9', ':', '@', 'A', 'Z', '[', '`', 'a', 'z', '{', 127, 128, 160, 0xaa, 0xb5, 0xdf, 0xe9, 0xff, 0x130, 0x131, 0x3a3, 0x3c9, 0x660, 0x2003, 0x2160, 0xfeff}) {
      char ch = (char) c;
      lines.add(c + ":" + Character.isDigit(ch) + Character.isLetter(ch) + Character.isLetterOrDigit(c) + Character.isLowerCase(ch) + Character.isUpperCase(c) + Character.isWhitespace(ch) + (int) Character.toLowerCase(ch) + "," + Character.toUpperCase(c) + "," + Character.digit(ch, 16) + Character.digit(c, 36));
    }
    System.out.println(String.join("\n", lines));
    long sum = 0;
    for (int i = 0; i < 40; ++i) {
      int bits = 0x9e3779b9 * i;
      long wide = 0x9e3779b97f4a7c15L * i;
      sum = sum * 31 + Integer.bitCount(bits) + Integer.numberOfLeadingZeros(bits) * 3 + Integer.numberOfTrailingZeros(bits) * 5 + Long.bitCount(wide) * 7 + Long.numberOfLeadingZeros(wide) * 11 + Long.numberOfTrailingZeros(wide) * 13 + Math.multiplyHigh(wide, ~wide);
    }
    System.out.println(sum + " " + Math.rint(2.5) + Math.rint(-0.2) + Math.floor(-0.5) + Math.ceil(-0.5) + Math.sqrt(-1) + Math.sqrt(-0.0) + Math.fma(0.1, 10, -1) + " " + Math.fma(0.1f, 10f, -1f));
  }

  public static void main(String[] args) {
    pairs();
    failures();
    characters();
  }
}
