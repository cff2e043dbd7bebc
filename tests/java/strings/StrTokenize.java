// StringTokenizer, StreamTokenizer, StringJoiner, CharSequence methods, own CharSequence, StringReader and
// StringWriter.
import java.io.*;
import java.util.*;
import java.util.stream.Collectors;

public class StrTokenize {
  static void tokenizers() {
    StringTokenizer tokens = new StringTokenizer("a b\tc\nd  e");
    StringBuilder text = new StringBuilder().append(tokens.countTokens()).append(':');
    while (tokens.hasMoreTokens()) text.append(tokens.nextToken()).append('|');
    System.out.println(text);
    StringTokenizer returning = new StringTokenizer("3+4*(5-x)", "+-*/()", true);
    System.out.println(returning.countTokens() + " " + Collections.list(returning));
    StringTokenizer changing = new StringTokenizer("a=1;b=2", "=");
    System.out.println(changing.nextToken() + " " + changing.nextToken(";") + " " + changing.nextToken("=") + " "
        + changing.nextElement() + " " + changing.hasMoreElements());
    try {
      changing.nextToken();
    } catch (NoSuchElementException e) {
      System.out.println("no more " + e.getMessage());
    }
    System.out.println(new StringTokenizer("", ",").countTokens() + " "
        + new StringTokenizer(",,a,,", ",").countTokens() + " "
        + new StringTokenizer("x\ud83d\ude00y", "\ud83d\ude00").countTokens());
  }

  static void stream() throws IOException {
    StreamTokenizer tokens =
        new StreamTokenizer(new StringReader("x = 3.5 + 'quoted' // comment\n\"text\" -7 /* block */ y_1 .5"));
    tokens.slashSlashComments(true);
    tokens.slashStarComments(true);
    tokens.wordChars('_', '_');
    StringBuilder text = new StringBuilder();
    while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
      switch (tokens.ttype) {
        case StreamTokenizer.TT_NUMBER -> text.append("number ").append(tokens.nval);
        case StreamTokenizer.TT_WORD -> text.append("word ").append(tokens.sval);
        case '"', '\'' -> text.append("quoted ").append(tokens.sval);
        default -> text.append("char ").append((char) tokens.ttype);
      }
      text.append(" line ").append(tokens.lineno()).append("; ");
    }
    System.out.println(text);
  }

  static void joiners() {
    StringJoiner joiner = new StringJoiner(", ", "{", "}");
    System.out.println(joiner + " " + joiner.length());
    joiner.setEmptyValue("EMPTY");
    System.out.println(joiner + " " + joiner.length());
    joiner.add("a").add(null).add("").add(new StringBuilder("sb"));
    StringJoiner other = new StringJoiner("-", "<", ">").add("x").add("y");
    System.out.println(joiner + " " + joiner.length() + " " + joiner.merge(other) + " "
        + other.merge(other) + " " + new StringJoiner("").add("p").add("q"));
    System.out.println(List.of(1, 2, 3).stream().map(String::valueOf).collect(Collectors.joining("/", "[", "]")) + " "
        + new ArrayList<String>().stream().collect(Collectors.joining("/", "[", "]")));
  }

  // The numbers from zero upwards as text, computed when they are asked for.
  static class Digits implements CharSequence {
    final int length;

    Digits(int length) {
      this.length = length;
    }

    public int length() {
      return length;
    }

    public char charAt(int index) {
      return (char) ('0' + index % 10);
    }

    public CharSequence subSequence(int start, int end) {
      return new StringBuilder(this).substring(start, end);
    }

    @Override
    public String toString() {
      return new StringBuilder(this).toString();
    }
  }

  static void sequences() {
    CharSequence digits = new Digits(25);
    System.out.println(digits + " " + digits.isEmpty() + " " + digits.chars().sum() + " "
        + digits.codePoints().filter(c -> c == '3').count() + " " + CharSequence.compare(digits, "0123")
        + " " + "0123456789".contentEquals(new Digits(10)) + " "
        + "x01234".contains(new Digits(4)) + " " + String.join("+", digits, new Digits(3)) + " "
        + "a-b".replace("-", new Digits(2)) + " " + digits.subSequence(8, 12));
    StringBuilder builder = new StringBuilder().append(digits, 2, 5).append(new Digits(2)).insert(1, new Digits(3));
    System.out.println(builder + " " + new StringBuilder("012").compareTo(new StringBuilder(new Digits(3))));
  }

  static void writers() throws IOException {
    StringWriter writer = new StringWriter();
    PrintWriter printer = new PrintWriter(writer);
    printer.print(1);
    printer.print('c');
    printer.print(2.5);
    printer.print(new char[] {'x', 'y'});
    printer.print((String) null);
    printer.println(true);
    printer.printf("%03d|%s", 7, "f").append("end").append('!').append("sequence", 0, 3);
    printer.flush();
    System.out.println(writer.toString().replace("\n", "\\n") + " " + writer.getBuffer().length() + " "
        + printer.checkError());
    BufferedReader reader = new BufferedReader(new StringReader("line one\nline two\r\nthree"));
    reader.mark(100);
    System.out.println(reader.readLine() + " " + (char) reader.read() + " " + reader.skip(3));
    reader.reset();
    System.out.println(reader.lines().map(String::length).collect(Collectors.toList()));
    LineNumberReader numbered = new LineNumberReader(new StringReader("a\nb\nc"));
    while (numbered.readLine() != null) {}
    PushbackReader pushback = new PushbackReader(new StringReader("xyz"));
    int c = pushback.read();
    pushback.unread(c);
    System.out.println(numbered.getLineNumber() + " " + (char) pushback.read() + (char) pushback.read());
  }

  public static void main(String[] args) throws IOException {
    tokenizers();
    stream();
    joiners();
    sequences();
    writers();
  }
}
