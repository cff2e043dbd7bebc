import java.util.concurrent.Phaser;

/** arrive() does not wait for the other party. */
public class PhaseNotAwaited {
  static int data;

  public static void main(String[] args) throws Exception {
    Phaser phaser = new Phaser(2);
    Thread other = new Thread(() -> {
      data = 1;
      phaser.arrive();
    });
    other.start();
    phaser.arrive();
    assert data == 1; // expect: assertion
    other.join();
  }
}
