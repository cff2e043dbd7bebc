// Main interrupts a thread that comes to exchange, and exchanges with it, if it comes. Interrupted before it comes, or
// while it waits: it throws, and main waits for ever. They meet before it has seen the interrupt: both go on, and the
// interrupt is still pending.
//
// outcome: other threw
// outcome: met, flag=true
// outcome: deadlock

import java.util.concurrent.Exchanger;
import weaveproof.Check;

public class LitmusExchangeInterrupted {
  static final Exchanger<Integer> EXCHANGER = new Exchanger<>();
  static boolean flag;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      try {
        EXCHANGER.exchange(1);
        flag = Thread.currentThread().isInterrupted();
      } catch (InterruptedException e) {
        Check.outcome("other threw");
      }
    });
    other.start();
    other.interrupt();
    EXCHANGER.exchange(2);
    other.join();
    Check.outcome("met, flag=" + flag);
  }
}
