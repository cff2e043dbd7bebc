/** Each thread has an element of its own; they are added up after the join. */
public class LostUpdateOfElementFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    int[] cells = new int[2];
    Thread other = new Thread(() -> cells[0] += 10);
    other.start();
    cells[1] += 1;
    other.join();
    assert cells[0] + cells[1] == 11;
  }
}
