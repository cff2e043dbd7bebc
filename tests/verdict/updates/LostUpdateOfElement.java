/** The shared cell is an element of an array that a lambda has captured. */
public class LostUpdateOfElement {
  public static void main(String[] args) throws Exception {
    int[] cells = new int[2];
    Thread other = new Thread(() -> cells[1] += 10);
    other.start();
    cells[1] += 1;
    other.join();
    assert cells[1] == 11; // expect: assertion
  }
}
