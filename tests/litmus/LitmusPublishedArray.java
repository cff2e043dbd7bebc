// An array is filled, then published, then changed. What was stored before the publication is there for everybody who
// sees the array; the later store may or may not have happened.
//
// outcome: none
// outcome: 1 2
// outcome: 1 3

import weaveproof.Check;

public class LitmusPublishedArray {
  static int[] published;
  static String seen = "none";

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      int[] fresh = {1, 2};
      published = fresh;
      fresh[1] = 3;
    });
    Thread reader = new Thread(() -> {
      int[] array = published;
      if (array != null) seen = array[0] + " " + array[1];
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(seen);
  }
}
