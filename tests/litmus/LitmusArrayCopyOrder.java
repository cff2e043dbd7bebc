// As LitmusArrayCopy, but the reader looks at element 1 first. A copy between different arrays goes upwards (this is
// what the documentation of ArrayStoreException tells of it), so who has seen element 1 copied sees element 0 copied:
// written as element 0 and element 1, "0 1" is impossible.
//
// outcome: 0 0
// outcome: 1 0
// outcome: 1 1

import weaveproof.Check;

public class LitmusArrayCopyOrder {
  static final String[] SHARED = {"0", "0"};
  static String r0, r1;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> System.arraycopy(new String[] {"1", "1"}, 0, SHARED, 0, 2));
    Thread reader = new Thread(() -> {
      r1 = SHARED[1];
      r0 = SHARED[0];
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome(r0 + " " + r1);
  }
}
