// Main joins a thread that interrupts main and then ends.
//
// Main sees the interrupt before the end: join throws, and nobody catches it. Main comes to join when the thread has
// ended, or is woken by its end before it wakes up by the interrupt: join returns, and the interrupt, which came before
// the end, is still pending.
//
// outcome: joined flag=true
// outcome: exception java.lang.InterruptedException

import weaveproof.Check;

public class LitmusInterruptJoiner {
  public static void main(String[] args) throws InterruptedException {
    Thread joiner = Thread.currentThread();
    Thread other = new Thread(joiner::interrupt);
    other.start();
    other.join();
    Check.outcome("joined flag=" + joiner.isInterrupted());
  }
}
