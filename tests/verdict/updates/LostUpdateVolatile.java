/** volatile makes the reads and writes visible, but does not make one step of the two. */
public class LostUpdateVolatile {
  static volatile int count;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assert count == 2; // expect: assertion
  }
}
