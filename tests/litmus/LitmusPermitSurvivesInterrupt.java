// A park that ends because of an interrupt: is a permit that was given too used up by it? A thread that finds itself
// interrupted does not wait, and takes a permit along if there is one. Main gives a permit and interrupts. The thread
// parks twice, clearing the flag in between.
//
// Both before the first park: it takes the permit along, and the second, with the flag cleared, is for ever. (An
// interrupt gives a permit of its own, but there is only one.) The permit ends the first park before the interrupt:
// the flag is not set then; set later, it ends the second, or is cleared before it, and the permit that the interrupt
// gives ends it as well.
//
// outcome: first false
// outcome: first true
// outcome: second
// outcome: deadlock

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusPermitSurvivesInterrupt {
  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      LockSupport.park();
      Check.outcome("first " + Thread.interrupted());
      LockSupport.park();
      Check.outcome("second");
    });
    other.start();
    LockSupport.unpark(other);
    other.interrupt();
  }
}
