// shutdownNow interrupts the worker, whatever it does. Its task has been handed over and is run in any case; it looks
// at its flag once, before or behind the interrupt. (What main does is two steps, to keep the states few.)
//
// outcome: true
// outcome: false

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import weaveproof.Check;

public class LitmusShutdownNowInterrupts {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Check.atomic(() -> pool.execute(() -> Check.outcome(Thread.currentThread().isInterrupted())));
    Check.atomic(pool::shutdownNow);
  }
}
