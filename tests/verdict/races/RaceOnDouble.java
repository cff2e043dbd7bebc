// options: --property race
/** A double of an object that is handed over without care. */
public class RaceOnDouble {
  double price;

  public static void main(String[] args) throws Exception {
    RaceOnDouble shared = new RaceOnDouble();
    Thread other = new Thread(() -> shared.price *= 1.5); // expect: race
    other.start();
    shared.price += 1; // expect: race
    other.join();
  }
}
