import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Streams over text: characters, lines, pattern matches, word statistics, ciphers. */
public class StreamText {
  static final String TEXT = """
      Whose woods these are I think I know.
      His house is in the village though;
      He will not see me stopping here

      To watch his woods fill up with snow.""";

  static String rotate(String text, int by) {
    return text.chars().map(c -> Character.isUpperCase(c) ? 'A'
        + Math.floorMod(c - 'A' + by, 26) : Character.isLowerCase(c) ? 'a' + Math.floorMod(c - 'a' + by, 26) : c)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
  }

  static String runLength(String s) {
    return Pattern.compile("(.)\\1*").matcher(s).results().map(m -> m.group().length() + m.group(1))
        .collect(Collectors.joining());
  }

  static boolean palindrome(String s) {
    String letters = s.chars().filter(Character::isLetter).map(Character::toLowerCase).mapToObj(c -> "" + (char) c)
        .collect(Collectors.joining());
    return IntStream.range(0, letters.length() / 2)
        .allMatch(i -> letters.charAt(i) == letters.charAt(letters.length() - 1 - i));
  }

  static void print(Object value) {
    System.out.println(value);
  }

  public static void main(String[] args) {
    print(TEXT.lines().filter(l -> !l.isBlank()).map(String::length).toList() + " " + TEXT.lines().count());
    List<String> words = Pattern.compile("[^A-Za-z]+").splitAsStream(TEXT).map(String::toLowerCase).toList();
    print(words.size() + " " + words.stream().distinct().count() + " "
        + words.stream().max(Comparator.comparing(String::length)).get());
    Map<String, Long> counts = words.stream()
        .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    print(counts.entrySet().stream().filter(e -> e.getValue() > 1).map(Object::toString)
        .collect(Collectors.joining(", ")));
    print(counts.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
        .limit(3).toList());
    print(words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new,
        Collectors.mapping(w -> w, Collectors.joining("/")))));
    print(TEXT.chars().filter(Character::isLetter).mapToObj(c -> Character.toLowerCase((char) c))
        .collect(Collectors.groupingBy(c -> c, TreeMap::new, Collectors.counting())));
    print(TEXT.chars().filter(Character::isUpperCase).mapToObj(c -> String.valueOf((char) c))
        .collect(Collectors.joining()));
    String secret = rotate("Hello, World", 13);
    print(secret + " " + rotate(secret, 13) + " " + rotate("xyz", 5) + " " + rotate("abc", -1));
    print(runLength("aaabccdddd") + " " + runLength("") + "|");
    for (String s : List.of("A man, a plan, a canal: Panama", "palindrome", "")) System.out.print(palindrome(s) + " ");
    System.out.println();
    print(Pattern.compile("(\\w+)@(\\w+)\\.com").matcher("ann@site.com, bob@corp.com; x@y").results()
        .map(m -> m.group(2) + ":" + m.group(1) + "@" + m.start()).toList());
    print(Pattern.compile("\\d+").matcher("a1b22c333").replaceAll(m -> "<" + m.group().length() + ">") + " "
        + Pattern.compile("\\d+").matcher("7 and 35").results().map(MatchResult::group).mapToInt(Integer::parseInt)
        .sum());
    print(Stream.of("10", "9", "100", "1").sorted().toList() + " "
        + Stream.of("10", "9", "100", "1").sorted(Comparator.comparingInt(Integer::parseInt)).toList());
    print(Stream.of("listen", "silent", "enlist", "google", "elgoog", "abc").collect(Collectors.groupingBy(w -> {
      char[] letters = w.toCharArray();
      Arrays.sort(letters);
      return new String(letters);
    }, TreeMap::new, Collectors.toList())));
    print(IntStream.rangeClosed(1, 15)
        .mapToObj(i -> i % 15 == 0 ? "fizzbuzz" : i % 5 == 0 ? "buzz" : i % 3 == 0 ? "fizz" : "" + i)
        .collect(Collectors.joining(" ")));
    print(Stream.of("delta", "alpha").map(s -> new StringBuilder(s).reverse().toString())
        .sorted(Collections.reverseOrder()).toList());
    print("na\u00efve \ud83c\udf0d".codePoints().mapToObj(c -> String.format("U+%04X", c))
        .collect(Collectors.joining(" ")));
    print(Stream.of("a,b;c", "d").flatMap(Pattern.compile("[,;]")::splitAsStream).toList() + " "
        + Stream.of("x1", "y", "z2").filter(Pattern.compile("\\d").asPredicate()).toList()
        + " " + Stream.of("12", "1a").filter(Pattern.compile("\\d+").asMatchPredicate()).toList());
  }
}
