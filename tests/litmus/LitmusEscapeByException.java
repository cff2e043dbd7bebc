// An object travels in an exception that its thread catches and leaves for others. It is changed behind that: main
// finds no exception, or the object with 1 or 2.
//
// outcome: none
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusEscapeByException {
  static class Carrier extends RuntimeException {
    int load = 1;
  }

  static volatile Throwable caught;

  static void carry() {
    throw new Carrier();
  }

  public static void main(String[] args) {
    new Thread(() -> {
      try {
        carry();
      } catch (Carrier e) {
        caught = new IllegalStateException(e);
        e.load = 2;
      }
    }).start();
    Throwable found = caught;
    Check.outcome(found == null ? "none" : ((Carrier) found.getCause()).load);
  }
}
