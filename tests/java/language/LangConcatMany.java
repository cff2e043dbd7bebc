// Concatenations of more operands than one call site takes, and literals that hold the marks of the concatenation
// recipe.
public class LangConcatMany {
  static int i = 1;
  static long j = -2;
  static String s = "s";
  static Object nothing = null;
  static char c = 'c';
  static double d = 0.5;

  static String twoHundred() {
    return "start " // two calls are needed beyond 200 operands
        + i + j + s + nothing + "|3|" + c + d + i + j + s + nothing + c + "|10|" + d + i + j + s + nothing + c + d
        + "|17|" + i + j + s + nothing + c + d + i + "|24|" + j + s + nothing + c + d + i + j + "|31|" + s + nothing
        + c + d + i + j + s + "|38|" + nothing + c + d + i + j + s + nothing + "|45|" + c + d + i + j + s + nothing
        + c + "|52|" + d + i + j + s + nothing + c + d + "|59|" + i + j + s + nothing + c + d + i + "|66|" + j + s
        + nothing + c + d + i + j + "|73|" + s + nothing + c + d + i + j + s + "|80|" + nothing + c + d + i + j + s
        + nothing + "|87|" + c + d + i + j + s + nothing + c + "|94|" + d + i + j + s + nothing + c + d + "|101|" + i
        + j + s + nothing + c + d + i + "|108|" + j + s + nothing + c + d + i + j + "|115|" + s + nothing + c + d + i
        + j + s + "|122|" + nothing + c + d + i + j + s + nothing + "|129|" + c + d + i + j + s + nothing + c
        + "|136|" + d + i + j + s + nothing + c + d + "|143|" + i + j + s + nothing + c + d + i + "|150|" + j + s
        + nothing + c + d + i + j + "|157|" + s + nothing + c + d + i + j + s + "|164|" + nothing + c + d + i + j + s
        + nothing + "|171|" + c + d + i + j + s + nothing + c + "|178|" + d + i + j + s + nothing + c + d + "|185|"
        + i + j + s + nothing + c + d + i + "|192|" + j + s + nothing + c + d + i + j + "|199|" + s + nothing + c + d
        + i + j + s + "|206|" + nothing + c + d + i + j + s + nothing + "|213|" + c + d + i + j + s + nothing + c
        + "|220|" + d + i + j + s + nothing + c + d + "|227|" + i + j;
  }

  static String sideEffects() {
    int n = 0;
    return "" + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++
        + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++ + n++
        + n++ + n++ + n++ + n++;
  }

  static String codes(String text) {
    StringBuilder result = new StringBuilder();
    for (char c : text.toCharArray()) result.append(c < ' ' || c > '~' ? "<" + (int) c + ">" : String.valueOf(c));
    return result.toString();
  }

  static final String MARK = "\1";

  static void marks() {
    System.out.println(codes("a\1b" + i + "c\2d" + s));
    System.out.println(codes("\1" + i + "\1" + j + "\2" + s + "\2\1\2"));
    System.out.println(codes(i + "\0\1\2\3" + d + MARK + c + "\1\1"));
    System.out.println(codes("\u0001" + nothing + '\1' + i + '\2' + j));
    String ones = "\1\1\1";
    System.out.println(codes(ones + i + ones + "\2" + ones));
    System.out.println(codes("%s {} $1 \\1 " + s + " %d \\2 " + i + "\u00ff\1\u0100" + c));
  }

  static void growth() {
    String text = "x";
    for (int k = 0; k < 12; k++) text = text + k + text;
    System.out.println(text.length() + " " + text.hashCode());
    String wide = "\u20ac";
    for (int k = 0; k < 8; k++) wide = wide + k + wide + "a";
    System.out.println(wide.length() + " " + wide.hashCode());
  }

  public static void main(String[] args) {
    String first = twoHundred();
    System.out.println(first.length() + " " + first.hashCode());
    System.out.println(first);
    System.out.println(sideEffects());
    marks();
    growth();
  }
}
