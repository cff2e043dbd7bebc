import weaveproof.Check;

/** Threads that other branches start stand between those that wait: which of them a notification wakes is still told right. */
public class OneOfThreeNotified {
  static final Object LOCK = new Object();
  static int waiting;

  static Thread waiter(Runnable then) {
    return new Thread(() -> {
      synchronized (LOCK) {
        waiting++;
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
      then.run();
    });
  }

  public static void main(String[] args) throws Exception {
    boolean other = Check.anyBoolean();
    Thread first = other ? waiter(() -> {}) : waiter(() -> {});
    Thread second = other ? waiter(() -> {
      assert false; // expect: assertion
    }) : waiter(() -> {});
    second.setDaemon(true);
    first.setDaemon(true);
    second.start();
    first.start();
    for (boolean ready = false; !ready; ) {
      synchronized (LOCK) {
        ready = waiting == 2;
        if (ready) LOCK.notify();
      }
    }
    second.join(10);
  }
}
