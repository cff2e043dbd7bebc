// replace(key, old, new) changes the value only if it is the old one; remove(key, old) likewise. From 1: the other
// replaces 1 by 2, main removes 1. Whoever comes first succeeds, and the other fails.
//
// outcome: replaced true, removed false, left 2
// outcome: replaced false, removed true, left null

import java.util.concurrent.ConcurrentHashMap;
import weaveproof.Check;

public class LitmusMapReplace {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static boolean replaced;

  public static void main(String[] args) throws InterruptedException {
    MAP.put("key", 1);
    Thread other = new Thread(() -> replaced = MAP.replace("key", 1, 2));
    other.start();
    boolean removed = MAP.remove("key", 1);
    other.join();
    Check.outcome("replaced " + replaced + ", removed " + removed + ", left " + MAP.get("key"));
  }
}
