// Three threads add 1 to a volatile counter once each. Volatile does not make n++ one action: all three may read 0 (1
// remains), one may come after a lost one (2), or all one after the other (3).
//
// outcome: 1
// outcome: 2
// outcome: 3

import weaveproof.Check;

public class LitmusLostUpdateThree {
  static volatile int counter;

  public static void main(String[] args) throws InterruptedException {
    Thread[] all = new Thread[3];
    for (int i = 0; i < 3; i++) all[i] = new Thread(() -> counter++);
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome(counter);
  }
}
