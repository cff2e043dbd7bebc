// jdk: 25
// Statements before super(…) and this(…), and fields that are assigned before them.
public class ConstructorPrologues {
  static class Base {
    Base(int i) {
      System.out.println("base " + i + " " + this);
    }
  }

  static class Checked extends Base {
    final String name;
    int doubled;

    Checked(String name, int i) {
      if (i < 0) throw new IllegalArgumentException("negative " + i);
      int twice = 2 * i;
      this.name = name;
      this.doubled = twice;
      super(twice + 1);
      System.out.println("made " + this);
    }

    Checked(int i) {
      String text = switch (i) { case 0 -> "zero"; case 1 -> "one"; default -> "number"; };
      record Pair(String a, int b) {}
      var pair = new Pair(text, i);
      this(pair.a(), pair.b());
    }

    public String toString() {
      return name + doubled;
    }
  }

  enum Level {
    LOW(1), HIGH(9);
    final int value;
    Level(int v) {
      value = v * 10;
    }
  }

  public static void main(String[] args) {
    new Checked("a", 4);
    System.out.println(new Checked(1));
    try {
      new Checked("b", -1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage() + " at " + e.getStackTrace()[0]);
    }
    System.out.println(Level.HIGH.value);
  }
}
