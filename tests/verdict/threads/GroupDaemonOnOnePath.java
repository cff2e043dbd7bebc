// expect: no-violation
/** A group becomes a daemon group on one path only, and is none on the others. */
public class GroupDaemonOnOnePath {
  static volatile boolean asked;
  static volatile int steps;

  public static void main(String[] args) {
    ThreadGroup group = new ThreadGroup("group");
    new Thread(() -> {
      if (asked) group.setDaemon(true);
    }).start();
    steps = 1;
    steps = 2;
    boolean daemon = group.isDaemon();
    asked = true;
    assert !daemon;
  }
}
