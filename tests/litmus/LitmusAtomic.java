// What runs in Check.atomic is one step: its additions are not lost, and nobody sees the 1 in its middle. A reader that
// is not atomic itself sees only what is there between such steps.
//
// outcome: seen 0 end 4
// outcome: seen 2 end 4
// outcome: seen 4 end 4

import weaveproof.Check;

public class LitmusAtomic {
  static int counter, seen;

  static void addTwo() {
    Check.atomic(() -> {
      counter++;
      counter++;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(LitmusAtomic::addTwo);
    Thread b = new Thread(LitmusAtomic::addTwo);
    a.start();
    b.start();
    Check.atomic(() -> seen = counter);
    a.join();
    b.join();
    Check.outcome("seen " + seen + " end " + counter);
  }
}
