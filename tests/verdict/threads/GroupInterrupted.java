// oracle: yes
/** The threads of a group wait until the group is interrupted. It has to be known who they are. */
public class GroupInterrupted { // expect: no-violation
  public static void main(String[] args) throws InterruptedException {
    ThreadGroup group = new ThreadGroup("group");
    Thread thread = new Thread(group, () -> {
      synchronized (group) { } // the group's own code locks it, too
      synchronized (GroupInterrupted.class) {
        try {
          GroupInterrupted.class.wait();
        } catch (InterruptedException e) {
          return;
        }
      }
    });
    thread.start();
    group.interrupt();
    thread.join();
  }
}
