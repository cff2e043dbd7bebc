// An object is published by a plain field, before its constructor is done. Its final field and its plain field are
// both set in the constructor, the final one first, and the reader may come at any time: nothing found, 00, 10 or 12,
// which it reads one after the other, so also 02.
//
// outcome: nothing
// outcome: 00
// outcome: 10
// outcome: 12
// outcome: 02

import weaveproof.Check;

public class LitmusFinalThenPlain {
  static class Thing {
    final int first;
    int second;

    Thing() {
      published = this;
      first = 1;
      second = 2;
    }
  }

  static Thing published;

  public static void main(String[] args) {
    new Thread(Thing::new).start();
    Thing thing = published;
    Check.outcome(thing == null ? "nothing" : "" + thing.first + thing.second);
  }
}
