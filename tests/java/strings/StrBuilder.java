// sanitize: yes
// StringBuilder and StringBuffer: every append and insert, deletion, replacement, growth, switch to UTF-16, sharing,
// errors.
public class StrBuilder {
  static String hex(CharSequence text) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++)
      result.append(text.charAt(i) > 32 && text.charAt(i) < 127 ? "" + text.charAt(i)
                                                                : "<" + Integer.toHexString(text.charAt(i)) + ">");
    return result.toString();
  }

  static void appends() {
    StringBuilder b = new StringBuilder();
    b.append(true)
        .append('c')
        .append(1)
        .append(-2L)
        .append(1.5f)
        .append(2.5)
        .append("text")
        .append((String) null)
        .append((Object) null)
        .append(new char[] {'a', 'r'})
        .append(new char[] {'x', 'y', 'z'}, 1, 2)
        .append(new StringBuilder("sb"))
        .append(new StringBuffer("sf"))
        .append("charsequence", 4, 7)
        .append((CharSequence) null, 1, 3)
        .append(new Object[0].length)
        .appendCodePoint(65)
        .append(Integer.MIN_VALUE)
        .append(Long.MIN_VALUE);
    System.out.println(b + " " + b.length());
    StringBuffer f = new StringBuffer("f");
    f.append(true)
        .append('c')
        .append(1)
        .append(-2L)
        .append(1.5f)
        .append(2.5)
        .append("text")
        .append(b, 0, 3)
        .append(new char[] {'e'})
        .appendCodePoint(66);
    System.out.println(f + " " + f.length());
  }

  static void inserts() {
    StringBuilder b = new StringBuilder("0123456789");
    b.insert(0, true)
        .insert(4, 'c')
        .insert(5, 42)
        .insert(b.length(), 7L)
        .insert(3, 1.5f)
        .insert(1, 2.5)
        .insert(2, "ins")
        .insert(0, (String) null)
        .insert(4, new char[] {'a'})
        .insert(2, new char[] {'x', 'y', 'z'}, 1, 1)
        .insert(0, "charseq", 2, 4)
        .insert(3, new StringBuilder("<>"))
        .insert(1, (Object) null);
    System.out.println(b);
    b = new StringBuilder("latin");
    b.insert(2, "\u20ac");
    System.out.println(hex(b) + " " + b.length());
  }

  static void edits() {
    StringBuilder b = new StringBuilder("hello world");
    System.out.println(b.delete(0, 2) + " " + b.deleteCharAt(3) + " " + b.delete(5, 100) + " "
        + b.replace(1, 3, "ABCDE") + " " + b.replace(0, 100, "fresh") + " " + b.reverse() + " " + b.indexOf("e") + " "
        + b.indexOf("x") + " " + b.lastIndexOf("s", 2) + " " + b.charAt(1) + " " + b.substring(2) + " "
        + b.substring(1, 3) + " " + b.subSequence(0, 2));
    b.setCharAt(0, 'X');
    b.setLength(3);
    b.setLength(5);
    System.out.println(hex(b) + " " + b.length());
    b.setLength(0);
    System.out.println(b.length() + " " + b.isEmpty() + " " + b.append("again").compareTo(new StringBuilder("agaiN"))
        + " " + b.equals(new StringBuilder("again")) + " " + b.toString().equals("again") + " " + b.chars().sum());
    StringBuilder wide = new StringBuilder("a\u20acb");
    wide.setCharAt(1, 'x');
    wide.append("\u00e9").deleteCharAt(0).reverse();
    System.out.println(hex(wide) + " " + wide.toString().equals("\u00e9bx") + " " + wide.toString().hashCode() + " "
        + "\u00e9bx".hashCode());
    StringBuilder latin = new StringBuilder("abc");
    latin.setCharAt(1, '\u20ac');
    System.out.println(hex(latin) + " " + hex(latin.replace(1, 2, "b")) + " " + latin.toString().equals("abc"));
  }

  static void capacities() {
    StringBuilder b = new StringBuilder();
    int before = b.capacity();
    b.append("x".repeat(16)).append('y');
    System.out.println(before + " " + b.capacity() + " " + new StringBuilder(5).capacity() + " "
        + new StringBuilder("abc").capacity());
    b.ensureCapacity(100);
    System.out.println(b.capacity());
    b.trimToSize();
    System.out.println(b.capacity());
    b.ensureCapacity(-5);
    for (int i = 0; i < 500; i++) b.append(i % 10);
    System.out.println(b.capacity() + " " + b.length() + " " + b.toString().hashCode());
    StringBuilder self = new StringBuilder("ab");
    self.append(self).insert(1, self).append(self, 2, 4);
    System.out.println(self);
  }

  static void sharing() {
    StringBuilder b = new StringBuilder("abc");
    String first = b.toString();
    b.setCharAt(0, 'X');
    String second = b.toString();
    char[] chars = new char[5];
    b.getChars(0, 3, chars, 1);
    System.out.println(first + " " + second + " " + (int) chars[0] + chars[1] + " " + (b.append("") == b) + " "
        + String.join("-", b, new StringBuilder("y")));
  }

  static void errors() {
    StringBuilder b = new StringBuilder("abc");
    Runnable[] actions = {()
                              -> b.charAt(3),
        ()
            -> b.setCharAt(-1, 'x'),
        ()
            -> b.insert(5, "x"),
        ()
            -> b.delete(2, 1),
        ()
            -> b.delete(4, 5),
        ()
            -> b.deleteCharAt(3),
        ()
            -> b.replace(4, 5, "x"),
        ()
            -> b.substring(2, 5),
        ()
            -> b.setLength(-1),
        ()
            -> b.append("xyz", 2, 1),
        ()
            -> b.append(new char[2], 1, 5),
        ()
            -> new StringBuilder(-1),
        () -> b.getChars(0, 4, new char[9], 0), () -> b.codePointAt(7), () -> new StringBuffer("x").insert(9, 'c')};
    for (Runnable action : actions) {
      try {
        action.run();
        System.out.println("fine " + b);
      } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    System.out.println(b);
  }

  public static void main(String[] args) {
    appends();
    inserts();
    edits();
    capacities();
    sharing();
    errors();
  }
}
