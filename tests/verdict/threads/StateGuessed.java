/** A thread that has just been started is not necessarily blocked yet, nor alive still. */
public class StateGuessed {
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> {
      synchronized (StateGuessed.class) {
      }
    });
    synchronized (StateGuessed.class) {
      other.start();
      assert other.getState() == Thread.State.BLOCKED; // expect: assertion
    }
    other.join();
  }
}
