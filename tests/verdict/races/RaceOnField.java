// options: --property race
/** Two threads write one field without a lock. */
public class RaceOnField {
  int value;

  public static void main(String[] args) throws Exception {
    RaceOnField shared = new RaceOnField();
    Thread other = new Thread(() -> shared.value = 1); // expect: race
    other.start();
    shared.value = 2; // expect: race
    other.join();
  }
}
