// An object is given to another thread by an element of an array that both know, and changed afterwards.
//
// Main finds no object, or one with its first or its second value.
//
// outcome: none
// outcome: value 1
// outcome: value 2

import weaveproof.Check;

public class LitmusGivenByElement {
  static class Box {
    int value;
  }

  public static void main(String[] args) throws InterruptedException {
    Box[] boxes = new Box[1];
    Thread worker = new Thread(() -> {
      Box box = new Box();
      box.value = 1;
      boxes[0] = box;
      box.value = 2;
    });
    worker.start();
    Box seen = boxes[0];
    Check.outcome(seen == null ? "none" : "value " + seen.value);
    worker.join();
  }
}
