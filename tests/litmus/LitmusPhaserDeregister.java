// A party leaves a phaser: arrives, and is not waited for any more. Main arrives and waits, and looks at the number of
// parties before and behind that: two or one before, one behind. Then it arrives again, alone, and does not wait.
//
// outcome: before 2 after 1 phase 2
// outcome: before 1 after 1 phase 2

import java.util.concurrent.Phaser;
import weaveproof.Check;

public class LitmusPhaserDeregister {
  static final Phaser PHASER = new Phaser(2);

  public static void main(String[] args) {
    new Thread(PHASER::arriveAndDeregister).start();
    int before = PHASER.getRegisteredParties();
    PHASER.arriveAndAwaitAdvance();
    int after = PHASER.getRegisteredParties();
    Check.outcome("before " + before + " after " + after + " phase " + PHASER.arriveAndAwaitAdvance());
  }
}
