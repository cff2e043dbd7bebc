// A choice is made when it is reached: the bound of the second thread's choice is what it reads from the first thread,
// which has not chosen yet (0), or has chosen 1 or 2.
//
// outcome: first 1, second 0 of 0
// outcome: first 2, second 0 of 0
// outcome: first 1, second 0 of 1
// outcome: first 1, second 1 of 1
// outcome: first 2, second 0 of 2
// outcome: first 2, second 1 of 2
// outcome: first 2, second 2 of 2

import weaveproof.Check;

public class LitmusChooseInThreads {
  static volatile int first;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> first = Check.choose(1, 2));
    other.start();
    int bound = first;
    int second = Check.choose(0, bound);
    other.join();
    Check.outcome("first " + first + ", second " + second + " of " + bound);
  }
}
