// An object that nobody else knows becomes shared when a thread is started whose code holds it. Main changes it behind
// the start, the child reads and changes it.
//
// The child reads 1 and writes 10 before main writes 2; or main's write falls between its read and its write; or before
// both. What is written last remains.
//
// outcome: read 1 end 2
// outcome: read 1 end 10
// outcome: read 2 end 10

import weaveproof.Check;

public class LitmusEscapeByStart {
  static int read;

  public static void main(String[] args) throws InterruptedException {
    int[] cell = {1};
    Thread child = new Thread(() -> {
      read = cell[0];
      cell[0] = 10;
    });
    child.start();
    cell[0] = 2;
    child.join();
    Check.outcome("read " + read + " end " + cell[0]);
  }
}
