// Two threads add 1 twice each, every time inside the same monitor; a third looks at the counter without the monitor.
//
// Nothing is lost: 4 in the end. The plain look may fall anywhere between the additions: 0 to 4.
//
// outcome: seen 0 end 4
// outcome: seen 1 end 4
// outcome: seen 2 end 4
// outcome: seen 3 end 4
// outcome: seen 4 end 4

import weaveproof.Check;

public class LitmusSynchronizedCounter {
  static int counter, seen;

  static synchronized void add() {
    counter++;
  }

  public static void main(String[] args) throws InterruptedException {
    Runnable twice = () -> {
      add();
      add();
    };
    Thread a = new Thread(twice);
    Thread b = new Thread(twice);
    a.start();
    b.start();
    seen = counter;
    a.join();
    b.join();
    Check.outcome("seen " + seen + " end " + counter);
  }
}
