// An object becomes shared when it is stored into an object that is shared already, and with it everything that it
// holds. The inner cell is changed behind the publication: the reader sees no outer cell, or the inner value before or
// after.
//
// outcome: none
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusEscapeThroughObject {
  static class Cell {
    Object content;
  }

  static final Cell ROOT = new Cell();
  static String seen = "none";

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      Cell inner = new Cell();
      inner.content = "1";
      Cell outer = new Cell();
      outer.content = inner;
      ROOT.content = outer;
      inner.content = "2";
    });
    Thread reader = new Thread(() -> {
      Cell outer = (Cell) ROOT.content;
      if (outer != null) seen = (String) ((Cell) outer.content).content;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
