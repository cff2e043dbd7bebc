/** The result is read while the thread may still compute it. */
public class JoinForgotten {
  int result;

  public static void main(String[] args) {
    JoinForgotten job = new JoinForgotten();
    Thread other = new Thread(() -> job.result = 7);
    other.start();
    assert job.result == 7; // expect: assertion
  }
}
