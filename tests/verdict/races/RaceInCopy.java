// options: --property race
/** System.arraycopy reads the elements one by one, and one of them is being written. */
public class RaceInCopy {
  public static void main(String[] args) throws Exception {
    int[] shared = new int[3];
    Thread other = new Thread(() -> shared[2] = 1); // expect: race
    other.start();
    int[] mine = new int[2];
    System.arraycopy(shared, 1, mine, 0, 2); // expect: race
    other.join();
  }
}
