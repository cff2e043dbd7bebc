/** Two threads append to one StringBuilder. */
public class SharedBuilder {
  static final StringBuilder TEXT = new StringBuilder();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> TEXT.append('a'));
    other.start();
    TEXT.append('b');
    other.join();
    assert TEXT.length() == 2; // expect: assertion
  }
}
