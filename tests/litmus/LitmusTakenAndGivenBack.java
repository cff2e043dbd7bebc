// An object that both threads can reach is taken out of the only place where main would find it, changed, and put
// back.
//
// Main finds nothing; or it has found the object before it was taken, and sees any of its values; or it finds it
// again, with the second or the third.
//
// outcome: gone
// outcome: value 0
// outcome: value 1
// outcome: value 2

import weaveproof.Check;

public class LitmusTakenAndGivenBack {
  static class Box {
    int value;
  }

  static Box slot = new Box();

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      Box box = slot;
      slot = null;
      box.value = 1;
      slot = box;
      box.value = 2;
    });
    worker.start();
    Box seen = slot;
    Check.outcome(seen == null ? "gone" : "value " + seen.value);
    worker.join();
  }
}
