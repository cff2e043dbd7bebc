// Arrays.mismatch reads one element after the other. The other thread writes a 1 into the first element of what was all 0, then
// into the second, and the array is compared with one whose second element is 1.
//
// The first element differs if it is read after its write: 0. Else the second one differs unless it is read after its write: 1,
// or -1, if both writes come between the two reads.
//
// outcome: -1
// outcome: 0
// outcome: 1

import java.util.Arrays;
import weaveproof.Check;

public class LitmusMismatch {
  static final int[] shared = new int[8];

  public static void main(String[] args) {
    int[] wanted = new int[8];
    wanted[1] = 1;
    Thread writer = new Thread(() -> {
      shared[0] = 1;
      shared[1] = 1;
    });
    writer.start();
    Check.outcome(Arrays.mismatch(shared, wanted));
  }
}
