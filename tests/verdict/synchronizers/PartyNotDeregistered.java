import java.util.concurrent.Phaser;

/** main is a party of the phaser and never arrives. */
public class PartyNotDeregistered {
  public static void main(String[] args) throws Exception {
    Phaser phaser = new Phaser(2);
    Thread other = new Thread(() -> phaser.arriveAndAwaitAdvance()); // expect: deadlock
    other.start();
    other.join(); // expect: deadlock
  }
}
