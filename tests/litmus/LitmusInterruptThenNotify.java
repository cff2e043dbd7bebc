// The same thread interrupts a waiter and then notifies.
//
// The waiter throws (it was interrupted before it came to wait, or woke up by the interrupt): the flag is cleared. Or
// it was waiting, and had not yet woken up by the interrupt when the notification picked it: an interrupted waiter
// stays in the wait set until it wakes. Then it returns normally, and the interrupt stays pending. It cannot return
// without being interrupted, as the interrupt comes first.
//
// outcome: threw flag=false
// outcome: returned flag=true
//
// sanitize: yes

import weaveproof.Check;

public class LitmusInterruptThenNotify {
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
    waiter.interrupt();
    synchronized (lock) {
      lock.notify();
    }
    waiter.join();
    Check.outcome(result);
  }
}
