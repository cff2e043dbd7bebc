package structureclient;

/** The arguments that all of these programs take: which variant, and how large. */
public final class Sizes {
  public final boolean buggy;
  public final int threads;
  public final int operations;
  public final int keys;

  public Sizes(String[] arguments) {
    if (arguments.length != 4 || !(arguments[0].equals("buggy") || arguments[0].equals("correct"))) {
      throw new IllegalArgumentException("arguments: (buggy | correct) threads operations keys");
    }
    buggy = arguments[0].equals("buggy");
    threads = Integer.parseInt(arguments[1]);
    operations = Integer.parseInt(arguments[2]);
    keys = Integer.parseInt(arguments[3]);
  }
}
