/** A thread that only tries to lock, and does its work another time if that fails. */
public class MutexTriedOnlyFixed { // expect: no-violation
  static final OwnMutex MUTEX = new OwnMutex();
  static int inside;

  public static void main(String[] args) {
    Runnable tries = () -> {
      if (!MUTEX.tryLock()) return;
      assert ++inside == 1;
      inside--;
      MUTEX.unlock();
    };
    new Thread(tries).start();
    new Thread(tries).start();
    MUTEX.lock();
    assert ++inside == 1;
    inside--;
    MUTEX.unlock();
  }
}
