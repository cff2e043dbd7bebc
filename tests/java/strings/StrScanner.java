// Scanner over strings: tokens of every type, delimiters, lines, patterns, locales, mismatches, findInLine.
import java.util.InputMismatchException;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.MatchResult;
import java.util.stream.Collectors;

public class StrScanner {
  static void types() {
    Scanner scanner = new Scanner("42 -7 3.5 true word 9999999999 1,234 0x1F 1e3 zz FALSE 12345678901234567890 2.25")
                          .useLocale(Locale.US);
    System.out.println(scanner.nextInt() + " " + scanner.nextByte() + " " + scanner.nextDouble() + " "
        + scanner.nextBoolean() + " " + scanner.next() + " " + scanner.hasNextInt() + " " + scanner.nextLong() + " "
        + scanner.nextInt() + " " + scanner.hasNextInt(16) + " " + scanner.next() + " " + scanner.nextFloat() + " "
        + scanner.nextInt(36) + " " + scanner.nextBoolean() + " " + scanner.nextBigInteger() + " "
        + scanner.nextBigDecimal() + " " + scanner.hasNext());
  }

  static void mismatches() {
    Scanner scanner = new Scanner("abc 300 9999999999");
    try {
      scanner.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("mismatch " + e.getMessage() + " next " + scanner.next());
    }
    try {
      scanner.nextByte();
    } catch (InputMismatchException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(scanner.nextShort());
    try {
      scanner.nextInt();
    } catch (InputMismatchException e) {
      System.out.println(e.getMessage());
    }
    scanner.next();
    for (Runnable action : new Runnable[] {scanner::next, scanner::nextLine, scanner::nextInt}) {
      try {
        action.run();
      } catch (NoSuchElementException e) {
        System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
    scanner.close();
    try {
      scanner.hasNext();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }

  static void lines() {
    Scanner scanner = new Scanner("first line\nsecond\r\n\nfourth 1 2\nlast");
    int number = 0;
    while (scanner.hasNextLine()) {
      String line = scanner.nextLine();
      System.out.print(++number + "<" + line + "> ");
      if (number == 3) System.out.print(scanner.next() + "," + scanner.nextInt() + " ");
    }
    System.out.println();
    Scanner mixed = new Scanner("5\ntext after number\n");
    System.out.println(
        mixed.nextInt() + " <" + mixed.nextLine() + "> <" + mixed.nextLine() + "> " + mixed.hasNextLine());
  }

  static void delimiters() {
    Scanner scanner = new Scanner("a,b;c,,d").useDelimiter("[,;]");
    StringBuilder text = new StringBuilder();
    while (scanner.hasNext()) text.append('<').append(scanner.next()).append('>');
    System.out.println(text + " " + scanner.delimiter());
    System.out.println(
        new Scanner("1 - 2 - 3").useDelimiter("\\s*-\\s*").tokens().map(Integer::valueOf).collect(Collectors.toList())
        + " " + new Scanner("whole text\nhere").useDelimiter("\\A").next().length() + " "
        + new Scanner("x1y22z").findAll("\\d+").map(MatchResult::group).collect(Collectors.toList()));
  }

  static void patterns() {
    Scanner scanner = new Scanner("1 fish 2 fish red fish blue fish\nnext");
    scanner.findInLine("(\\d+) fish (\\d+) fish (\\w+) fish (\\w+)");
    MatchResult result = scanner.match();
    StringBuilder text = new StringBuilder();
    for (int i = 1; i <= result.groupCount(); i++) text.append(result.group(i)).append(' ');
    System.out.println(text + "" + scanner.findInLine("nothing") + " " + scanner.findWithinHorizon("n.x", 10) + " "
        + scanner.hasNext("t") + " " + scanner.next("t"));
    Scanner skip = new Scanner("...text");
    System.out.println(skip.skip("\\.*").next() + " " + new Scanner("abc").hasNext("[a-c]+") + " "
        + new Scanner("a1").hasNext("\\d+"));
    try {
      new Scanner("x").skip("y");
    } catch (NoSuchElementException e) {
      System.out.println("nothing to skip");
    }
  }

  static void locales() {
    System.out.println(new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble() + " "
        + new Scanner("1,234.5").useLocale(Locale.US).nextDouble() + " "
        + new Scanner("1.234,5").useLocale(Locale.US).hasNextDouble() + " " + new Scanner("ff").useRadix(16).nextInt()
        + " " + new Scanner("NaN").useLocale(Locale.US).nextDouble());
  }

  public static void main(String[] args) {
    types();
    mismatches();
    lines();
    delimiters();
    patterns();
    locales();
    int sum = 0;
    Scanner table = new Scanner("3\n1 2 3\n4 5 6\n7 8 9");
    int size = table.nextInt();
    int[][] matrix = new int[size][size];
    for (int[] row : matrix) {
      for (int i = 0; i < size; i++) row[i] = table.nextInt();
    }
    for (int i = 0; i < size; i++) sum += matrix[i][i] * matrix[i][size - 1 - i];
    System.out.println(sum);
  }
}
