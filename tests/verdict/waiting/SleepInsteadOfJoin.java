/** Sleeping long enough is no synchronization. */
public class SleepInsteadOfJoin {
  static volatile int result;

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> result = 42);
    other.start();
    Thread.sleep(50);
    assert result == 42; // expect: assertion
  }
}
