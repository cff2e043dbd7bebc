// merge is atomic: nothing is lost, and each caller gets the value that it has made. Main looks in between: nothing,
// one, or both.
//
// outcome: a=1 b=3 seen null
// outcome: a=1 b=3 seen 1
// outcome: a=1 b=3 seen 3
// outcome: a=3 b=2 seen null
// outcome: a=3 b=2 seen 2
// outcome: a=3 b=2 seen 3

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusMapMerge {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static int a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = MAP.merge("key", 1, Integer::sum));
    Thread second = new Thread(() -> b = MAP.merge("key", 2, Integer::sum));
    first.start();
    second.start();
    Integer seen = MAP.get("key");
    first.join();
    second.join();
    Check.outcome("a=" + a + " b=" + b + " seen " + seen);
  }
}
