/** A StringBuffer synchronizes each call. */
public class SharedBuilderFixed { // expect: no-violation
  static final StringBuffer TEXT = new StringBuffer();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> TEXT.append('a'));
    other.start();
    TEXT.append('b');
    other.join();
    assert TEXT.length() == 2 && TEXT.charAt(0) + TEXT.charAt(1) == 'a' + 'b';
  }
}
