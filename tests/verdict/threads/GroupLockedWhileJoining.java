// oracle: yes
/** A thread needs the monitor of its group to leave it; who joins the thread holds that. */
public class GroupLockedWhileJoining {
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> { });
    thread.start();
    synchronized (group) {
      thread.join(); // expect: deadlock
    }
  }
}
