// options: --property race
/** The start of a thread and its join are order enough. */
public class RaceOnDoubleFixed { // expect: no-violation
  double price;

  public static void main(String[] args) throws Exception {
    RaceOnDoubleFixed shared = new RaceOnDoubleFixed();
    shared.price = 2;
    Thread other = new Thread(() -> shared.price *= 1.5);
    other.start();
    other.join();
    shared.price += 1;
    assert shared.price == 4;
  }
}
