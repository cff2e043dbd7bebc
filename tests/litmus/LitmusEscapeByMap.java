// What is put into a ConcurrentHashMap is shared with everybody who gets it. The one who put it changes it afterwards.
//
// outcome: none
// outcome: 1
// outcome: 2

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusEscapeByMap {
  static final ConcurrentHashMap<String, int[]> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    new Thread(() -> {
      int[] cell = {1};
      MAP.put("key", cell);
      cell[0] = 2;
    }).start();
    int[] found = MAP.get("key");
    Check.outcome(found == null ? "none" : found[0]);
  }
}
