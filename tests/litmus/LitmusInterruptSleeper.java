// A sleeper is interrupted. Before or during the sleep: it throws, and the flag is cleared. Behind the sleep (a sleep
// may end at any time): it has returned, and its look at the flag comes before or behind the interrupt.
//
// outcome: threw flag=false
// outcome: slept flag=false
// outcome: slept flag=true

import weaveproof.Check;

public class LitmusInterruptSleeper {
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1);
        result = "slept";
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    Check.outcome(result);
  }
}
