// A constructor that publishes `this` before it sets a final field: others see the field change from 0 to 5, as if it
// were not final. Two looks: 0 0, 0 5 or 5 5.
//
// outcome: none
// outcome: 0 0
// outcome: 0 5
// outcome: 5 5

import weaveproof.Check;

public class LitmusThisEscapes {
  static LitmusThisEscapes published;
  static String seen = "none";
  final int constant;

  LitmusThisEscapes(int value) {
    published = this;
    constant = value;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> new LitmusThisEscapes(5));
    Thread reader = new Thread(() -> {
      LitmusThisEscapes object = published;
      if (object != null) {
        int first = object.constant;
        int second = object.constant;
        seen = first + " " + second;
      }
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
