// A thread joins another, and main interrupts it at any time.
//
// Interrupted before it comes to join, or while it waits: join throws and clears the flag. The other has ended when it
// comes, or its end wakes it before the interrupt does: joined, and its look at the flag comes before the interrupt or
// behind it.
//
// outcome: threw flag=false
// outcome: joined flag=false
// outcome: joined flag=true

import weaveproof.Check;

public class LitmusInterruptJoinerByThird {
  static volatile int x;
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> x = 1);
    Thread joiner = new Thread(() -> {
      try {
        other.join();
        result = "joined";
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    other.start();
    joiner.start();
    joiner.interrupt();
    joiner.join();
    Check.outcome(result);
  }
}
