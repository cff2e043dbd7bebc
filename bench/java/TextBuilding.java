/** Strings: a builder that grows, concatenation, literals, characters, splitting, and numbers to text and back. */
public class TextBuilding {
  static String caesar(String text, int by) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      result.append(Character.isLowerCase(c) ? (char) ('a' + (c - 'a' + by) % 26) : c);
    }
    return result.toString();
  }

  static int numbers(int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) {
      String text = Integer.toString(i * 37);
      sum += Integer.parseInt(text) % 1000 + text.length();
    }
    return sum;
  }

  static int labels(int count) {
    int hash = 0;
    for (int i = 0; i < count; i++) {
      String label = "item-" + i + (i % 2 == 0 ? ":even" : ":odd") + ';' + (i * 5L);
      hash = hash * 31 + label.hashCode();
      if (label.contains("99:odd") || label.startsWith("item-7")) hash++;
    }
    return hash;
  }

  static int words(String line, int count) {
    int letters = 0;
    for (int i = 0; i < count; i++) {
      for (String word : line.split(" ")) {
        letters += word.trim().toUpperCase().indexOf('E') + word.length();
      }
    }
    return letters;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 30000;
    String text = "the quick brown fox jumps over the lazy dog, again and again";
    for (int i = 0; i < size / 10; i++) {
      text = caesar(text, i % 25 + 1);
    }
    System.out.println("caesar " + text);
    System.out.println("numbers " + numbers(size * 4));
    System.out.println("labels " + labels(size));
    System.out.println("words " + words("the quick brown fox jumps over the lazy dog", size / 4));
  }
}
