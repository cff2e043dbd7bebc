// Main waits for phase 0 of a phaser, for which nobody arrives; another thread ends the phaser, and main goes on with a
// negative phase. If it was ended before, awaitAdvance returns at once: the same. Main looks whether it is so before it
// waits.
//
// outcome: terminated false then -1
// outcome: terminated true then -1

import java.util.concurrent.Phaser;
import weaveproof.Check;

public class LitmusPhaserTerminated {
  static final Phaser PHASER = new Phaser(1);

  public static void main(String[] args) {
    new Thread(PHASER::forceTermination).start();
    boolean terminated = PHASER.isTerminated();
    int phase = PHASER.awaitAdvance(0);
    Check.outcome("terminated " + terminated + " then " + (phase < 0 ? -1 : phase));
  }
}
