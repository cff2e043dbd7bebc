// A thread that ends wakes those that wait on its own object (Thread.join documents this). To wait without asking
// whether it is alive works only if one comes in time.
//
// outcome: woken by its end
// outcome: deadlock

import weaveproof.Check;

public class LitmusWaitForEndOfThread {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    other.start();
    synchronized (other) {
      other.wait();
    }
    Check.outcome("woken by its end");
  }
}
