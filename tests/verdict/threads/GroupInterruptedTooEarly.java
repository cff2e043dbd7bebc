// oracle: yes
/** The group is interrupted before its thread is started, so nobody is there to be interrupted. */
public class GroupInterruptedTooEarly {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> {
      synchronized (GroupInterruptedTooEarly.class) {
        try {
          GroupInterruptedTooEarly.class.wait(); // expect: deadlock
        } catch (InterruptedException e) {
          return;
        }
      }
    });
    group.interrupt();
    thread.start();
    thread.join();
  }
}
