// A thread that ends takes the monitor of its own object, to wake who joins it. Main has that monitor for a while and
// asks twice whether the thread is alive: alive the first time, it stays so as long as main has the monitor.
//
// outcome: true true, then false
// outcome: false false, then false

import weaveproof.Check;

public class LitmusMonitorOfThreadDelaysEnd {
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> x = 1);
    other.start();
    String seen;
    synchronized (other) {
      boolean first = other.isAlive();
      seen = first + " " + other.isAlive();
    }
    other.join();
    Check.outcome(seen + ", then " + other.isAlive());
  }
}
