// computeIfAbsent calls the function once for a key, however many ask at the same time; all get its value.
//
// outcome: calls=1 a=1 b=1
// outcome: calls=1 a=2 b=2

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusComputeIfAbsent {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static volatile int calls;
  static int a, b;

  static int get(int mine) {
    return MAP.computeIfAbsent("key", key -> {
      calls++;
      return mine;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = get(1));
    first.start();
    b = get(2);
    first.join();
    Check.outcome("calls=" + calls + " a=" + a + " b=" + b);
  }
}
