/** Waiting for one's own end. */
public class JoinSelf {
  public static void main(String[] args) throws Exception {
    Thread.currentThread().join(); // expect: deadlock
  }
}
