// What LinkingBootstraps damages: the methods that a record gets.
public record LinkingRecord0000(int first, String second, double third) {
  public static String text() { return new LinkingRecord0000(1, "two", 3).toString(); }
  public static String hash() { return "" + new LinkingRecord0000(1, "two", 3).hashCode(); }
  public static String same() {
    return "" + new LinkingRecord0000(1, "two", 3).equals(new LinkingRecord0000(1, "two", 3)) +
        new LinkingRecord0000(1, "two", 3).equals(new LinkingRecord0000(1, "two", 4));
  }
}
