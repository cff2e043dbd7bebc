import java.util.concurrent.Phaser;

/** awaitAdvance waits for the phase that arrive() has named. */
public class PhaseNotAwaitedFixed { // expect: no-violation
  static int data;

  public static void main(String[] args) throws Exception {
    Phaser phaser = new Phaser(2);
    Thread other = new Thread(() -> {
      data = 1;
      phaser.arrive();
    });
    other.start();
    int phase = phaser.arrive();
    phaser.awaitAdvance(phase);
    assert data == 1 && phaser.getPhase() == 1;
    other.join();
  }
}
