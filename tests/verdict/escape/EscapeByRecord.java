/** A record holds what it was made with, and its components escape with it. */
public class EscapeByRecord {
  record Pair(int[] left, int[] right) {}

  static volatile Pair shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      int[] cell = new int[1];
      shared = new Pair(cell, cell);
      cell[0]++;
      cell[0]++;
    });
    other.start();
    Pair seen = shared;
    if (seen != null) {
      assert seen.left()[0] % 2 == 0; // expect: assertion
    }
    other.join();
  }
}
