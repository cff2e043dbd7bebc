// The constructor of the superclass publishes the object: its own final field is set by then, those of the subclass are
// not. The reader calls a method of the subclass on an object that is half built. The object escapes through an element
// of an array that is shared already, not through a static.
//
// outcome: none
// outcome: base 1 derived 0
// outcome: base 1 derived 2

import weaveproof.Check;

public class LitmusSuperclassPublishes {
  static final Base[] REGISTRY = new Base[1];
  static String seen = "none";

  abstract static class Base {
    final int base;

    Base() {
      base = 1;
      REGISTRY[0] = this;
    }

    abstract String text();
  }

  static class Derived extends Base {
    final int derived;

    Derived(int value) {
      derived = value;
    }

    String text() {
      return "base " + base + " derived " + derived;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> new Derived(2));
    Thread reader = new Thread(() -> {
      Base object = REGISTRY[0];
      if (object != null) seen = object.text();
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
