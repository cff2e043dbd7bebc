// The size of a map, the keys that it tells of and one that is asked for, while another thread puts one key and then
// another. Asked in this order: isEmpty, then the second key, then the first. Who sees the second sees the first
// behind it, and who has found the map not empty will find the first.
//
// outcome: empty, second false, first false
// outcome: empty, second false, first true
// outcome: empty, second true, first true
// outcome: not empty, second false, first true
// outcome: not empty, second true, first true

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusMapSizeWhileAdding {
  static final ConcurrentHashMap<Integer, Integer> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) {
    new Thread(() -> {
      MAP.put(1, 1);
      MAP.put(2, 2);
    }).start();
    String how = MAP.isEmpty() ? "empty" : "not empty";
    boolean second = MAP.containsKey(2);
    Check.outcome(how + ", second " + second + ", first " + MAP.containsKey(1));
  }
}
