// A thread-safe map does not make two of its calls one: both threads may find the key absent and put their own value. A
// thread returns what it found or what it put.
//
// One wholly before the other: both have the same. Both find nothing: each returns its own, and the later put remains.
//
// outcome: a=1 b=1 value=1
// outcome: a=2 b=2 value=2
// outcome: a=1 b=2 value=1
// outcome: a=1 b=2 value=2

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusGetThenPut {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static int a, b;

  static int get(int mine) {
    Integer found = MAP.get("key");
    if (found != null) return found;
    MAP.put("key", mine);
    return mine;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> a = get(1));
    first.start();
    b = get(2);
    first.join();
    Check.outcome("a=" + a + " b=" + b + " value=" + MAP.get("key"));
  }
}
