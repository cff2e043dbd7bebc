// Three threads and three monitors in a ring: each takes its own and then its neighbour's. A deadlock needs all three
// to have their first one at the same time, so no two threads alone show it.
//
// outcome: done
// outcome: deadlock

import weaveproof.Check;

public class LitmusRingOfThree {
  static final Object[] FORK = {new Object(), new Object(), new Object()};

  static void eat(int place) {
    synchronized (FORK[place]) {
      synchronized (FORK[(place + 1) % 3]) {}
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> eat(1));
    Thread b = new Thread(() -> eat(2));
    a.start();
    b.start();
    eat(0);
    a.join();
    b.join();
    Check.outcome("done");
  }
}
