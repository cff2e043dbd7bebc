/** main joins the starter first. */
public class JoinBeforeStartFixed { // expect: no-violation
  static int result;

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> result = 7);
    Thread starter = new Thread(() -> worker.start());
    starter.start();
    starter.join();
    worker.join();
    assert result == 7;
  }
}
