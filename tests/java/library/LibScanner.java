import java.util.ArrayList;
import java.util.InputMismatchException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.Pattern;

/** Scanner on standard input: tokens of all types, lines, delimiters, patterns, mismatches, the end of input. */
public class LibScanner {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in).useLocale(java.util.Locale.US);
    int count = in.nextInt();
    long sum = 0;
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      numbers.add(in.nextInt());
      sum += numbers.get(i);
    }
    System.out.println(count + " numbers " + numbers + " sum " + sum);
    System.out.println(in.nextDouble() + " " + in.nextBoolean() + " " + in.nextLong() + " " + in.next() + " "
        + in.nextBigInteger() + " " + in.nextInt(16) + " " + in.nextByte());
    System.out.println("rest of line [" + in.nextLine() + "]");
    System.out.println("whole line [" + in.nextLine() + "]");
    System.out.println("empty line [" + in.nextLine() + "]");
    try {
      in.nextInt();
    } catch (InputMismatchException e) {
      System.out.println("mismatch " + e.getMessage() + ", token stays: " + in.next());
    }
    System.out.println(in.hasNextInt() + " " + in.hasNext("[a-z]+") + " " + in.next("[a-z]+") + " " + in.hasNextDouble()
        + " " + in.next());
    System.out.println(in.findInLine("(\\w+)=(\\d+)") + " " + in.match().group(1) + " " + in.match().group(2) + " "
        + in.findInLine("nothing"));
    in.nextLine();
    in.useDelimiter("\\s*,\\s*|\\R");
    List<String> fields = new ArrayList<>();
    while (!in.hasNext("end")) fields.add(in.next());
    System.out.println(fields + " " + in.next());
    in.reset();
    in.useLocale(java.util.Locale.US);
    in.skip("\\s*#+");
    System.out.println("[" + in.nextLine() + "]");
    int rows = 0;
    StringBuilder grid = new StringBuilder();
    while (in.hasNextLine()) {
      String line = in.nextLine();
      if (line.isBlank()) break;
      Scanner row = new Scanner(line);
      int total = 0;
      while (row.hasNextInt()) total += row.nextInt();
      grid.append(total).append(row.hasNext() ? "+" + row.next() : "").append(' ');
      rows++;
    }
    System.out.println(rows + " rows " + grid);
    System.out.println(in.tokens().limit(3).toList());
    System.out.println(in.hasNext() + " " + in.hasNextLine());
    try {
      in.next();
    } catch (NoSuchElementException e) {
      System.out.println("end of input");
    }
    in.close();
    try {
      in.hasNext();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Scanner("a1b22c").useDelimiter("\\d+").tokens().toList() + " "
        + new Scanner("x:1;y:2").findAll(Pattern.compile("(\\w):(\\d)")).map(m -> m.group(2) + m.group(1)).toList()
        + " "
        + new Scanner("1,234 5").useLocale(java.util.Locale.US).nextInt());
  }
}
