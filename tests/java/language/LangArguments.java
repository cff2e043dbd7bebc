// args: alpha 42 -7 x=y -flag 3.5
// The program's arguments, boxing in collections, simple statics and a main that others call as well.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class LangArguments {
  static int invocations;

  static String kind(String argument) {
    if (argument.startsWith("-") && argument.length() > 1 && !Character.isDigit(argument.charAt(1))) return "option";
    try {
      return "int " + Integer.parseInt(argument);
    } catch (NumberFormatException e) {
      try {
        return "double " + Double.parseDouble(argument);
      } catch (NumberFormatException again) {
        return argument.contains("=") ? "pair" : "word";
      }
    }
  }

  static class Options {
    final Map<String, String> pairs = new LinkedHashMap<>();
    final List<String> flags = new ArrayList<>();
    final List<Object> positional = new ArrayList<>();

    Options(String[] arguments) {
      for (String argument : arguments) {
        switch (kind(argument).split(" ")[0]) {
          case "option" -> flags.add(argument.substring(1));
          case "pair" -> {
            int equals = argument.indexOf('=');
            pairs.put(argument.substring(0, equals), argument.substring(equals + 1));
          }
          case "int" -> positional.add(Integer.valueOf(argument));
          case "double" -> positional.add(Double.valueOf(argument));
          default -> positional.add(argument);
        }
      }
    }

    double total() {
      double sum = 0;
      for (Object object : positional) {
        if (object instanceof Number number) sum += number.doubleValue();
      }
      return sum;
    }
  }

  public static void main(String... args) {
    invocations++;
    System.out.println(args.length + " " + Arrays.toString(args) + " " + args.getClass().getSimpleName());
    for (String argument : args) System.out.print(kind(argument) + "; ");
    System.out.println();
    Options options = new Options(args);
    System.out.println(options.pairs + " " + options.flags + " " + options.positional + " " + options.total());
    if (invocations == 1) {
      main();
      main("again", "-v");
      String[] copy = args.clone();
      Arrays.sort(copy);
      main(copy);
      System.out.println("invocations " + invocations);
    }
  }
}
