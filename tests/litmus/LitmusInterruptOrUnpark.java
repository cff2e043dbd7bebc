// Two ways to end a park, by two threads: a permit and an interrupt. Behind the first park the thread looks whether it
// is interrupted, and parks again: with the flag set, park returns at once.
//
// Not interrupted yet: it was the permit, which is used up, and the second park waits for the interrupt, which always
// comes. Interrupted: it does not wait. So it always comes to its end, and the flag is set then.
//
// outcome: first false, then true
// outcome: first true, then true

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class LitmusInterruptOrUnpark {
  public static void main(String[] args) {
    Thread parker = new Thread(() -> {
      LockSupport.park();
      boolean first = Thread.currentThread().isInterrupted();
      LockSupport.park();
      Check.outcome("first " + first + ", then " + Thread.currentThread().isInterrupted());
    });
    parker.start();
    new Thread(parker::interrupt).start();
    LockSupport.unpark(parker);
  }
}
