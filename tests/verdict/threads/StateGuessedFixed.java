/** What is known of the state of a thread that needs a lock. */
public class StateGuessedFixed { // expect: no-violation
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (StateGuessedFixed.class) {
      }
    });
    assert other.getState() == Thread.State.NEW && !other.isAlive();
    synchronized (StateGuessedFixed.class) {
      other.start();
      Thread.State state = other.getState();
      assert state == Thread.State.BLOCKED || state == Thread.State.RUNNABLE;
      assert other.isAlive();
    }
    other.join();
    assert other.getState() == Thread.State.TERMINATED && !other.isAlive();
  }
}
