// A thread waits for phase 0 to end, interruptibly; main ends it and interrupts the thread then. It finds the phase
// over and goes on, with the interrupt to come or pending; or it has found the phase not over, and then, about to
// wait or woken up, the interrupt: it throws, and the flag is cleared.
//
// outcome: phase 1, interrupted false
// outcome: phase 1, interrupted true
// outcome: throws, interrupted false

import java.util.concurrent.Phaser;
import weaveproof.Check;

public class LitmusPhaserAwaitInterrupted {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(1);
    Thread other = new Thread(() -> {
      try {
        int phase = phaser.awaitAdvanceInterruptibly(0);
        Check.outcome("phase " + phase + ", interrupted " + Thread.currentThread().isInterrupted());
      } catch (InterruptedException e) {
        Check.outcome("throws, interrupted " + Thread.currentThread().isInterrupted());
      }
    });
    other.start();
    phaser.arrive();
    other.interrupt();
  }
}
