// String concatenation with operands of every type, null, objects whose toString is null or throws, compound
// assignment, evaluation order.
import java.util.List;

public class LangConcat {
  static int calls;

  static String next(String text) {
    return text + calls++;
  }

  static class NullText {
    public String toString() {
      return null;
    }
  }

  static class Counting {
    int shown;

    public String toString() {
      return "shown" + ++shown;
    }
  }

  static class Throwing {
    public String toString() {
      throw new IllegalStateException("toString");
    }
  }

  static String all(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, Object object) {
    return z + "," + b + "," + c + "," + s + "," + i + "," + j + "," + f + "," + d + "," + text + "," + object;
  }

  static void nulls() {
    String none = null;
    Object nothing = null;
    Integer noNumber = null;
    List<String> noList = null;
    System.out.println("a" + none + nothing + noNumber + noList + null);
    System.out.println(none + none);
    System.out.println("" + new NullText() + " " + new NullText());
    none += "x";
    none += null;
    System.out.println(none);
    Object text = "text";
    text += "more";
    System.out.println(text);
  }

  static void order() {
    System.out.println(1 + 2 + "3" + 4 + 5 + '6' + 7L);
    System.out.println('a' + 'b' + "c" + 'd' + 'e' + ('f' + 'g'));
    System.out.println("" + 1 + 2 * 3 + -4 + (5 - 6) + (char) ('a' + 1) + (int) 'a');
    System.out.println(next("first") + next("second") + (calls += 10) + next("third"));
    int i = 5;
    System.out.println(i++ + " " + ++i + " " + i-- + " " + (i = 100) + " " + i);
    Counting counting = new Counting();
    String text = "" + counting + counting + counting.shown;
    System.out.println(text);
    StringBuilder builder = new StringBuilder("b");
    System.out.println(builder + "," + builder.append("c") + "," + builder.append("d"));
  }

  static void numbers() {
    System.out.println("" + Integer.MIN_VALUE + Long.MIN_VALUE + Byte.MIN_VALUE + Short.MIN_VALUE);
    int min = Integer.MIN_VALUE;
    long longMin = Long.MIN_VALUE;
    System.out.println(min + "|" + longMin + "|" + (min + 1) + "|" + -longMin + "|" + (byte) -1 + "|" + (short) 65535);
    float third = 1f / 3;
    double tiny = 1e-7;
    double zero = -0.0;
    float infinite = 1 / 0f;
    System.out.println(third + "|" + tiny + "|" + zero + "|" + infinite + "|" + 0 / 1.0 % 0 + "|" + 1e7 + "|"
        + 12345678.9f + "|" + 100.0);
    Integer boxed = 7;
    Character letter = 'q';
    Double real = 2.5;
    Boolean truth = false;
    System.out.println(boxed + letter + "|" + boxed + letter + real + truth);
  }

  static void wide() {
    char euro = '\u20ac';
    String latin = "\u00e9";
    String mixed = latin + euro + "ascii" + "\uD83D\uDE00" + (char) 0x100 + 'x';
    StringBuilder codes = new StringBuilder();
    for (char c : mixed.toCharArray()) codes.append(Integer.toHexString(c)).append(' ');
    System.out.println(codes + "" + mixed.length() + " " + mixed.hashCode() + " " + (latin + "e").equals("\u00e9e"));
    char[] array = {'c', 'h'};
    System.out.println(
        ("" + array).startsWith("[C@") + " " + String.valueOf(array) + " " + ("" + new int[0][0]).startsWith("[[I@"));
  }

  static String field = "f";
  static String[] array = {"x", null};

  static void compound() {
    field += field += "g";
    array[0] += 1 + 2;
    array[1] += array[0] += 'c';
    System.out.println(field + " " + array[0] + " " + array[1]);
    String text = "";
    for (int i = 0; i < 10; i++) text += i % 3 == 0 ? i : (char) ('a' + i);
    System.out.println(text);
    char c = 'a';
    c += 1;
    String s = "s";
    s += c;
    s += 1.0f;
    s += c + 1;
    System.out.println(s);
  }

  public static void main(String[] args) {
    System.out.println(all(true, (byte) -1, 'c', (short) 2, 3, 4L, 5.5f, 6.25, "seven", List.of(8)));
    System.out.println(all(false, (byte) 127, '\t', (short) -1, -3, -4L, Float.NaN, Double.MIN_VALUE, null, null));
    nulls();
    order();
    numbers();
    wide();
    compound();
    try {
      System.out.println("never " + next("evaluated") + new Throwing() + next("not evaluated"));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + calls);
    }
    final String constant = "con" + "stant";
    String run = "con";
    System.out.println((constant == "constant") + " " + (run + "stant" == constant) + " "
        + ((run + "stant").intern() == constant) + " " + ("" + run == run));
  }
}
