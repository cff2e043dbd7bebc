// oracle: yes
/**
 * A thread's own priority is its own affair, until somebody else sets it: then two looks at it may differ. The search learns that
 * on the way, and begins anew.
 */
public class PriorityChanges {
  public static void main(String[] args) {
    Thread worker = new Thread(() -> {
      int before = Thread.currentThread().getPriority();
      int after = Thread.currentThread().getPriority();
      assert before == after; // expect: assertion
    });
    worker.start();
    worker.setPriority(Thread.MAX_PRIORITY);
  }
}
