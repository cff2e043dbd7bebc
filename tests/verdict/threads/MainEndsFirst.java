/** The failure comes when main may long be gone. */
public class MainEndsFirst {
  static volatile boolean mainIsDone;

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      assert !mainIsDone; // expect: assertion
    });
    other.start();
    mainIsDone = true;
  }
}
