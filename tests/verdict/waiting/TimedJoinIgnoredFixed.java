/** join(50) until the thread is no longer alive. */
public class TimedJoinIgnoredFixed { // expect: no-violation
  static volatile int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> result = 42);
    other.start();
    while (other.isAlive()) other.join(50);
    assert result == 42;
  }
}
