// oracle: yes
/** The priority is set before the thread runs. */
public class PriorityChangesFixed { // expect: no-violation
  public static void main(String[] args) {
    Thread worker = new Thread(() -> {
      int before = Thread.currentThread().getPriority();
      int after = Thread.currentThread().getPriority();
      assert before == after;
    });
    worker.setPriority(Thread.MAX_PRIORITY);
    worker.start();
  }
}
