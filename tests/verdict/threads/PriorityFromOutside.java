/** The priority of a running thread is set by another one, and read by itself. */
public class PriorityFromOutside {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {
      assert Thread.currentThread().getPriority() == 5; // expect: assertion
    });
    thread.start();
    thread.setPriority(7);
  }
}
