/** Both ways to know that a thread has ended: isAlive and join. */
public class JoinForgottenFixed { // expect: no-violation
  int result;

  public static void main(String[] args) throws Exception {
    JoinForgottenFixed job = new JoinForgottenFixed();
    Thread other = new Thread(() -> job.result = 7);
    other.start();
    if (other.isAlive()) other.join();
    assert job.result == 7;
  }
}
