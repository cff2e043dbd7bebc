// options: --property race
/** Neighbouring elements are different places. */
public class RaceOnElementFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    byte[] shared = new byte[4];
    Thread other = new Thread(() -> shared[2] = 1);
    other.start();
    shared[1]++;
    shared[3]++;
    other.join();
    assert shared[1] + shared[2] + shared[3] == 3;
  }
}
