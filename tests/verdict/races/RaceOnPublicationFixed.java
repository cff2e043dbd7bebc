// options: --property race
/** A volatile reference orders what was written before it. */
public class RaceOnPublicationFixed { // expect: no-violation
  static volatile int[] published;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> published = new int[] {1, 2});
    other.start();
    int[] seen = published;
    if (seen != null) {
      assert seen[1] == 2;
    }
    other.join();
  }
}
