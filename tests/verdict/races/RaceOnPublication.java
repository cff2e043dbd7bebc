// options: --property race
/** The reference that publishes an object is a plain field. */
public class RaceOnPublication {
  static int[] published;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> published = new int[] {1, 2}); // expect: race
    other.start();
    int[] seen = published; // expect: race
    if (seen != null) {
      assert seen[1] == 2;
    }
    other.join();
  }
}
