// MessageFormat, ChoiceFormat and the text conversions of Formatter: arguments, quotes, nested choices, parsing,
// widths.
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.util.Arrays;
import java.util.Formattable;
import java.util.FormattableFlags;
import java.util.Formatter;
import java.util.Locale;

public class StrMessageFormat {
  static void show(String pattern, Object... arguments) {
    try {
      System.out.println(pattern + " -> " + new MessageFormat(pattern, Locale.US).format(arguments));
    } catch (IllegalArgumentException e) {
      System.out.println(pattern + " -> " + e.getMessage());
    }
  }

  static void messages() {
    show("{0} and {1}, again {0}", "one", 2);
    show(
        "number {0,number} integer {0,number,integer} percent {0,number,percent} "
            + "pattern {0,number,#.0} currency {0,number,currency}",
        1234.567);
    show("it''s {0}", "quoted");
    show("it's {0}", "lost");
    show("'{0}' {0}", "literal");
    show("missing {1} {2}", "a", "b");
    show("null {0}", (Object) null);
    show("none {0}");
    show("{0,choice,0#no files|1#one file|1<many files: {0,number,integer}}", 0);
    show("{0,choice,0#no files|1#one file|1<many files: {0,number,integer}}", 1);
    show("{0,choice,0#no files|1#one file|1<many files: {0,number,integer}}", 1234);
    show("{0");
    show("{x}");
    show("{-1}");
    show("{0,nonsense}", 1);
    show("}{0}", 1);
    show("{0} {1} {2}", true, 'c', 5L);
    show("array {0}", "a", new int[0]);
    System.out.println(MessageFormat.format("{0,number}", 1.5) + " "
        + new MessageFormat("{0,number}", Locale.GERMANY).format(new Object[] {1234.5}) + " "
        + new MessageFormat("{0,number,#,##0.00} {1}", Locale.US).toPattern());
  }

  static void parsing() throws ParseException {
    System.out.println(Arrays.toString(new MessageFormat("{0}-{1}:{2,number}", Locale.US).parse("ab-cd:42")));
    try {
      new MessageFormat("{0} is {1}", Locale.US).parse("no match");
    } catch (ParseException e) {
      System.out.println(e.getMessage() + " " + e.getErrorOffset());
    }
  }

  static void choices() {
    ChoiceFormat choice = new ChoiceFormat(
        new double[] {1, 2, 3, ChoiceFormat.nextDouble(3)}, new String[] {"one", "two", "three", "more"});
    StringBuilder text = new StringBuilder();
    for (double d : new double[] {-5, 0, 1, 1.5, 2, 3, 3.1, 100, Double.NaN}) text.append(choice.format(d)).append(' ');
    System.out.println(text + choice.toPattern());
    System.out.println(new ChoiceFormat("-1#negative|0#zero|0<positive").format(-0.5) + " "
        + new ChoiceFormat("0#a|1#b").format(7) + " " + ChoiceFormat.nextDouble(1.0));
  }

  static class Name implements Formattable {
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      boolean left = (flags & FormattableFlags.LEFT_JUSTIFY) != 0;
      boolean upper = (flags & FormattableFlags.UPPERCASE) != 0;
      boolean alternate = (flags & FormattableFlags.ALTERNATE) != 0;
      formatter.format("<%s,%s,%s,%d,%d>", left, upper, alternate, width, precision);
    }
  }

  static void texts() {
    System.out.println(
        String.format("[%s][%10s][%-10s][%.2s][%8.3s][%S]", "text", "right", "left", "cut", "short", "upper \u00df"));
    System.out.println(
        String.format("%s %-12s %S %#s %.5s", new Name(), new Name(), new Name(), new Name(), new Name()));
    System.out.println(
        String.format("%s %s %s %s", new int[0].length, Arrays.asList(1, 2), null, new StringBuilder("sb")));
    System.out.println(String.format("%b %b %b %c %c %h", "x", null, false, 65, 'b', "hash"));
    System.out.println(String.format("%1$s %3$s %2$s %1$10s|%3$-4s|", "a", "b", "c"));
    System.out.println(String.format("%-20s|%20s|", "a\tb", "multi\nline"));
    for (int i = 1; i <= 100; i *= 10) System.out.print(String.format("%" + i + "s|", i).length() + " ");
    System.out.println();
    for (String bad : new String[] {"%", "%-s", "%#b", "%5n", "%,s", "%2$", "%$s", "%0s"}) {
      try {
        System.out.println(bad + " " + String.format(bad, "x", "y"));
      } catch (java.util.IllegalFormatException e) {
        System.out.println(bad + " " + e.getClass().getSimpleName() + " " + e.getMessage());
      }
    }
  }

  public static void main(String[] args) throws ParseException {
    messages();
    parsing();
    choices();
    texts();
  }
}
