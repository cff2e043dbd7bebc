// jdk: 25
// Statements before super(…) in inner, local and anonymous classes, and in records' other constructors.
public class PrologueOfInner {
  int base = 10;

  class Inner {
    final int value;

    Inner(int v) {
      int scaled = v * base;
      value = scaled;
      super();
    }
  }

  class Deeper extends Inner {
    String text;

    Deeper(String text) {
      Object check = text == null ? "none" : text;
      this.text = check + "!";
      super(check.toString().length());
    }
  }

  record Span(int from, int to) {
    Span(String text) {
      String[] parts = text.split("-");
      if (parts.length != 2) throw new IllegalArgumentException(text);
      this(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
  }

  public static void main(String[] args) {
    PrologueOfInner outer = new PrologueOfInner();
    Deeper deeper = outer.new Deeper("four");
    System.out.println(deeper.text + deeper.value + outer.new Deeper(null).value + new Span("3-9"));
    try {
      new Span("3");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    var anonymous = new Object() {
      int seen;
      { seen = outer.base; }
    };
    System.out.println(anonymous.seen);
  }
}
