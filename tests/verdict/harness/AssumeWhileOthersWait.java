// oracle: yes
// expect: no-violation
import weaveproof.Check;

/** Who waits for a thread whose path ends at an assumption is not in a deadlock. */
public class AssumeWhileOthersWait {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread waits = new Thread(() -> {
      synchronized (lock) {
      }
    });
    synchronized (lock) {
      waits.start();
      Check.assume(args.length > 0);
      lock.wait();
    }
  }
}
