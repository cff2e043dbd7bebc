// An array is given to another thread by a lambda that has captured it, and changed afterwards.
//
// Main finds no lambda, or gets from it one of the three values.
//
// outcome: none
// outcome: value 0
// outcome: value 1
// outcome: value 2

import java.util.function.IntSupplier;
import weaveproof.Check;

public class LitmusGivenByClosure {
  static IntSupplier look;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      int[] cell = new int[1];
      look = () -> cell[0];
      cell[0] = 1;
      cell[0] = 2;
    });
    worker.start();
    IntSupplier found = look;
    Check.outcome(found == null ? "none" : "value " + found.getAsInt());
    worker.join();
  }
}
