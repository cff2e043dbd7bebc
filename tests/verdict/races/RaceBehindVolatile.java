// options: --property race
/** The reference is volatile, the elements are not. */
public class RaceBehindVolatile {
  static volatile int[] values = new int[1];

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> values[0] = 1); // expect: race
    other.start();
    int seen = values[0]; // expect: race
    other.join();
  }
}
