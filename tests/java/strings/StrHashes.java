// Strings as keys: switch over colliding hash codes, hash maps full of collisions, interning, hash codes of zero,
// caching.
import java.util.*;

public class StrHashes {
  static final String[] PARTS = {"Aa", "BB", "C#"};

  static List<String> colliding(int length) {
    List<String> result = new ArrayList<>(List.of(""));
    for (int i = 0; i < length; i++) {
      List<String> longer = new ArrayList<>();
      for (String prefix : result) {
        for (String part : PARTS) longer.add(prefix + part);
      }
      result = longer;
    }
    return result;
  }

  static int number(String text) {
    switch (text) {
      case "AaAa": return 1;
      case "AaBB": return 2;
      case "AaC#": return 3;
      case "BBAa": return 4;
      case "BBBB": return 5;
      case "BBC#": return 6;
      case "C#Aa": return 7;
      case "C#BB": return 8;
      case "C#C#": return 9;
      case "": return 10;
      case "\0": return 11;
      case "polygenelubricants": return 12;
      case "\u20ac": return 13;
      default: return -1;
    }
  }

  static int arrow(String text) {
    return switch (text) {
      case "Aa", "siblings" -> 1;
      case "BB" -> 2;
      case "teheran" -> 3;
      default -> text.length() + 100;
    };
  }

  static void maps() {
    List<String> keys = colliding(4);
    Set<Integer> hashes = new TreeSet<>();
    Map<String, Integer> map = new HashMap<>();
    for (String key : keys) {
      hashes.add(key.hashCode());
      map.put(key, map.size());
    }
    int wrong = 0;
    for (int i = 0; i < keys.size(); i++) {
      if (map.get(new String(keys.get(i))) != i) wrong++;
    }
    System.out.println(keys.size() + " keys " + hashes + " wrong " + wrong + " " + map.containsKey("AaAaAaBC") + " "
        + map.get("BBBBBBBB"));
    for (int i = 0; i < keys.size(); i += 2) map.remove(keys.get(i));
    System.out.println(map.size() + " " + map.containsKey(keys.get(0)) + " " + map.containsKey(keys.get(1)));
    Set<String> ordered = new LinkedHashSet<>(keys.subList(0, 5));
    ordered.remove(keys.get(2));
    ordered.add(keys.get(2));
    System.out.println(ordered);
  }

  static void interning() {
    String built = new StringBuilder("inter").append("ned").toString();
    System.out.println((built == "interned") + " " + (built.intern() == "interned") + " " + (built.intern() == built)
        + " "
        + ("inter"
                + "ned"
            == built.intern()));
    String fresh = new StringBuilder("never ").append("a literal ").append(12345).toString();
    System.out.println((fresh.intern() == fresh) + " " + (new String(fresh).intern() == fresh) + " "
        + (String.valueOf(12345).intern() == String.valueOf(12345).intern()));
    String wide = new StringBuilder("\u20ac").append("uro").toString();
    System.out.println((wide.intern() == "\u20acuro") + " " + ("\u20acuro".substring(1).intern() == "uro"));
    IdentityHashMap<String, Boolean> identities = new IdentityHashMap<>();
    for (String key : colliding(3)) identities.put(key.intern(), true);
    for (String key : colliding(3)) identities.put(key.intern(), true);
    System.out.println(identities.size());
  }

  static void hashes() {
    System.out.println("".hashCode() + " "
        + "\0".hashCode() + " "
        + "\0\0".hashCode() + " "
        + "f5a5a608".hashCode() + " "
        + "polygenelubricants".hashCode() + " "
        + "\uffff\uffff".hashCode() + " "
        + "x".repeat(1000).hashCode());
    String text = "cached hash of a string";
    int first = text.hashCode();
    System.out.println((first == text.hashCode()) + " " + (first == new String(text).hashCode()) + " "
        + (first == new StringBuilder(text).toString().hashCode()) + " " + first);
    int manual = 0;
    for (char c : text.toCharArray()) manual = 31 * manual + c;
    System.out.println(manual == first);
    System.out.println(Objects.hash("a", "b") + " " + Arrays.hashCode(new String[] {"a", null}) + " "
        + List.of("a", "b").hashCode() + " " + new AbstractMap.SimpleEntry<>("k", "v").hashCode());
  }

  public static void main(String[] args) {
    for (String key : colliding(2))
      System.out.print(key + "=" + number(key) + "/" + number(new String(key.toCharArray())) + " ");
    System.out.println(number("") + " " + number("\0") + " " + number("polygenelubricants") + " " + number("\u20ac")
        + " " + number("none") + " " + number("DDDD"));
    for (String key : new String[] {"Aa", "BB", "C#", "siblings", "teheran", "Siblings"})
      System.out.print(arrow(key) + " ");
    System.out.println();
    maps();
    interning();
    hashes();
  }
}
