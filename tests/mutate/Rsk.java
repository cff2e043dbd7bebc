/** RSK: a method is no longer synchronized. */
abstract class Rsk {
  private static int count;

  public static synchronized void increment() { // synchronized as a word of a comment stays
    count++;
  }

  final @Deprecated synchronized
  int get() {
    return count;
  }

  abstract int other();
}
