/** Joining a thread that has not been started returns at once. */
public class JoinBeforeStart {
  static int result;

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> result = 7);
    Thread starter = new Thread(() -> worker.start());
    starter.start();
    worker.join();
    assert result == 7; // expect: assertion
  }
}
