// A table is filled before the threads start and only read from then on, by both, without a lock. Only if main has
// been told so does it change an element, twice. The other reads that element before and behind telling: as it was,
// or changed once or twice; the first read comes before main can have been told.
//
// outcome: 7 7
// outcome: 7 8
// outcome: 7 9

import weaveproof.Check;

public class LitmusReadOnlyUntilLate {
  static final int[] TABLE = {5, 7};
  static volatile boolean told;

  public static void main(String[] args) {
    new Thread(() -> {
      int first = TABLE[1];
      told = true;
      Check.outcome(first + " " + TABLE[1]);
    }).start();
    if (told) {
      TABLE[1] += 1;
      TABLE[1] += 1;
    }
  }
}
