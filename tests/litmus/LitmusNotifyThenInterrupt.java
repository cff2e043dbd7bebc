// The same thread notifies and then interrupts, both at any time.
//
// Notified in time: the waiter returns; its flag, when it looks, is set or not yet. Once notified it has left the wait
// set, and an interrupt cannot make it throw any more. Notified too early, for nothing: the interrupt makes it throw,
// and the flag is cleared. No deadlock: the interrupt always comes.
//
// outcome: returned flag=false
// outcome: returned flag=true
// outcome: threw flag=false

import weaveproof.Check;

public class LitmusNotifyThenInterrupt {
  static String result;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread waiter = new Thread(() -> {
      try {
        synchronized (lock) {
          lock.wait();
        }
        result = "returned";
      } catch (InterruptedException e) {
        result = "threw";
      }
      result += " flag=" + Thread.currentThread().isInterrupted();
    });
    waiter.start();
    synchronized (lock) {
      lock.notify();
    }
    waiter.interrupt();
    waiter.join();
    Check.outcome(result);
  }
}
