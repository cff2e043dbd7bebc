// A phaser with one party, main. Another thread registers, arrives and leaves again. It registers in phase 0, before
// main arrives, and then it is its own arrival that ends the phase, or main's; or in phase 1, when main's arrival has
// ended phase 0. Main always arrives in phase 0, and in the end it is phase 1: in phase 1 main never arrives.
//
// outcome: registered in 0, main arrived in 0, ends in 1
// outcome: registered in 1, main arrived in 0, ends in 1

import java.util.concurrent.Phaser;
import weaveproof.Check;

public class LitmusPhaserRegisterLate {
  static int registered;

  public static void main(String[] args) throws InterruptedException {
    Phaser phaser = new Phaser(1);
    Thread other = new Thread(() -> {
      registered = phaser.register();
      phaser.arriveAndDeregister();
    });
    other.start();
    int arrived = phaser.arrive();
    other.join();
    Check.outcome("registered in " + registered + ", main arrived in " + arrived + ", ends in " + phaser.getPhase());
  }
}
