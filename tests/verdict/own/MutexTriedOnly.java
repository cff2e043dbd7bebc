/** A thread that only tries to lock, and does its work without if that fails. */
public class MutexTriedOnly {
  static final OwnMutex MUTEX = new OwnMutex();
  static int inside;

  public static void main(String[] args) {
    new Thread(() -> {
      boolean locked = MUTEX.tryLock();
      assert ++inside == 1; // expect: assertion
      inside--;
      if (locked) MUTEX.unlock();
    }).start();
    MUTEX.lock();
    assert ++inside == 1; // expect: assertion
    inside--;
    MUTEX.unlock();
  }
}
