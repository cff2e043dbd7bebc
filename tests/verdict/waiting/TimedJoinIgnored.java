/** join(50) may return while the thread is still at work. */
public class TimedJoinIgnored {
  static volatile int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> result = 42);
    other.start();
    other.join(50);
    assert result == 42; // expect: assertion
  }
}
