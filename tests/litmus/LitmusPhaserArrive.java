// One party arrives and does not wait, main arrives and waits. Main sees what was written before the other's arrival,
// and perhaps what comes behind it.
//
// outcome: 1
// outcome: 2

import java.util.concurrent.Phaser;
import weaveproof.Check;

public class LitmusPhaserArrive {
  static final Phaser PHASER = new Phaser(2);
  static volatile int x;

  public static void main(String[] args) {
    new Thread(() -> {
      x = 1;
      PHASER.arrive();
      x = 2;
    }).start();
    PHASER.arriveAndAwaitAdvance();
    Check.outcome(x);
  }
}
