/** A timed wait that nobody ever notifies is no deadlock. */
public class TimedWaitCanMissNothing { // expect: no-violation
  static final Object LOCK = new Object();

  static void pause() {
    synchronized (LOCK) {
      try {
        LOCK.wait(1, 500);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> pause());
    other.start();
    pause();
    other.join();
  }
}
