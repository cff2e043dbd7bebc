/** The rows of a matrix escape with it. */
public class EscapeByMatrix {
  static volatile int[][] shared;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      int[][] matrix = new int[2][2];
      int[] row = matrix[1];
      shared = matrix;
      row[0] = 1;
      row[1] = 1;
    });
    other.start();
    int[][] seen = shared;
    if (seen != null) {
      int a = seen[1][0];
      int b = seen[1][1];
      assert a == b; // expect: assertion
    }
    other.join();
  }
}
