// Two threads add 1 to a plain counter twice each: n++ is a read and a write.
//
// 4 if nothing is lost, 3 if one addition is. 2: a reads 0, b adds its first, a writes 1, b reads 1, a adds its second,
// b writes 2. Never 1, and this is the well-known surprise in the other direction: the last write of all is the second
// one of some thread, which read the counter behind its own first write, when it was at least 1.
//
// outcome: 2
// outcome: 3
// outcome: 4

import weaveproof.Check;

public class LitmusLostUpdate {
  static int counter;

  public static void main(String[] args) throws InterruptedException {
    Runnable twice = () -> {
      counter++;
      counter++;
    };
    Thread a = new Thread(twice);
    Thread b = new Thread(twice);
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome(counter);
  }
}
