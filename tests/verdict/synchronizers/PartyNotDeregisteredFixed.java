import java.util.concurrent.Phaser;

/** main deregisters when the work is prepared; the worker goes on alone. */
public class PartyNotDeregisteredFixed { // expect: no-violation
  static int prepared;

  public static void main(String[] args) throws Exception {
    Phaser phaser = new Phaser(2);
    Thread other = new Thread(() -> {
      phaser.arriveAndAwaitAdvance();
      assert prepared == 1;
      assert phaser.getRegisteredParties() == 1;
      phaser.arriveAndDeregister();
      assert phaser.isTerminated();
    });
    other.start();
    prepared = 1;
    phaser.arriveAndDeregister();
    other.join();
  }
}
