// sanitize: yes
/** Two threads add one to a plain counter: both may read the same old value. */
public class LostUpdate {
  static int count;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assert count == 2; // expect: assertion
  }
}
