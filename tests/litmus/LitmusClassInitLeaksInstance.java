// An initialiser hands out an instance before it is done. To read a field of that instance is no use of the class (JLS
// 12.4.1) and does not wait; a method of it that reads a static variable waits there.
//
// The other thread finds no instance, or one with the field at 0 or 1; the static is always 7.
//
// outcome: none
// outcome: field 0 static 7
// outcome: field 1 static 7

import weaveproof.Check;

public class LitmusClassInitLeaksInstance {
  static volatile Lazy published;

  static class Lazy {
    static int value;
    int field;

    static {
      Lazy instance = new Lazy();
      published = instance;
      instance.field = 1;
      value = 3;
      value = 7;
    }

    int value() {
      return value;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> Lazy.value += 0).start();
    Lazy instance = published;
    if (instance == null) {
      Check.outcome("none");
    } else {
      int field = instance.field;
      Check.outcome("field " + field + " static " + instance.value());
    }
  }
}
