// compute is atomic with respect to other updates of its key: the function sees the value, and its result replaces
// it, with nothing in between. The other counts twice, main removes once and counts once more: removed is what was
// there (null, 1 or 2), and main's own count builds on what is there by then.
//
// Written c for the other's counts, R and C for main's: RCcc and RcCc and RccC: removed null, and 1, 2 or 3 from C.
// cRCc and cRcC: removed 1, C gives 1 or 2. ccRC: removed 2, C gives 1.
//
// outcome: removed null, 1
// outcome: removed null, 2
// outcome: removed null, 3
// outcome: removed 1, 1
// outcome: removed 1, 2
// outcome: removed 2, 1

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusMapComputeOrRemove {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();

  static int count() {
    return MAP.compute("key", (key, value) -> value == null ? 1 : value + 1);
  }

  public static void main(String[] args) {
    MAP.put("another", 0);
    new Thread(() -> {
      count();
      count();
    }).start();
    Integer removed = MAP.remove("key");
    Check.outcome("removed " + removed + ", " + count());
  }
}
