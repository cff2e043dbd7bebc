// An object that nobody else can reach yet is locked, published, and given up; another thread that wants its monitor
// waits for that.
//
// Main finds no object; or it finds it, gets its monitor when the worker has left it, and sees the last value.
//
// outcome: none
// outcome: value 2

import weaveproof.Check;

public class LitmusLockOfGivenObject {
  static class Box {
    int value;
  }

  static volatile Box shown;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      Box box = new Box();
      synchronized (box) {
        shown = box;
        box.value = 1;
        box.value = 2;
      }
    });
    worker.start();
    Box seen = shown;
    if (seen == null) {
      Check.outcome("none");
    } else {
      synchronized (seen) {
        Check.outcome("value " + seen.value);
      }
    }
    worker.join();
  }
}
