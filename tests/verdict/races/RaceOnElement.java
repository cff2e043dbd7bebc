// options: --property race
/** The same element of an array. */
public class RaceOnElement {
  public static void main(String[] args) throws Exception {
    byte[] shared = new byte[4];
    Thread other = new Thread(() -> shared[2] = 1); // expect: race
    other.start();
    shared[2]++; // expect: race
    other.join();
  }
}
