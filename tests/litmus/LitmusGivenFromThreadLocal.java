// An object that only a thread local holds is published, and changed afterwards by way of the thread local.
//
// Main finds no object, or one with its first or its second value.
//
// outcome: none
// outcome: value 1
// outcome: value 2

import weaveproof.Check;

public class LitmusGivenFromThreadLocal {
  static class Box {
    int value;
  }

  static final ThreadLocal<Box> OWN = ThreadLocal.withInitial(Box::new);
  static Box shown;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      OWN.get().value = 1;
      shown = OWN.get();
      OWN.get().value = 2;
    });
    worker.start();
    Box seen = shown;
    Check.outcome(seen == null ? "none" : "value " + seen.value);
    worker.join();
  }
}
