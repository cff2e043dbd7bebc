// An object with a final and a plain field, published behind its constructor, and its plain field changed afterwards.
// Who sees the object sees the final field set; the plain one is 1 or 2.
//
// outcome: none
// outcome: final 5 plain 1
// outcome: final 5 plain 2

import weaveproof.Check;

public class LitmusFinalField {
  static LitmusFinalField published;
  static String seen = "none";
  final int constant;
  int plain;

  LitmusFinalField(int value) {
    constant = value;
    plain = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      published = new LitmusFinalField(5);
      published.plain = 2;
    });
    Thread reader = new Thread(() -> {
      LitmusFinalField object = published;
      if (object != null) seen = "final " + object.constant + " plain " + object.plain;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
