// putIfAbsent is atomic: the first puts and gets null, the other gets what the first has put.
//
// outcome: a=null b=1 value=1
// outcome: a=2 b=null value=2
//
// sanitize: yes

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusPutIfAbsent {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static Integer a, b;

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = MAP.putIfAbsent("key", 1));
    first.start();
    b = MAP.putIfAbsent("key", 2);
    first.join();
    Check.outcome("a=" + a + " b=" + b + " value=" + MAP.get("key"));
  }
}
