import java.util.concurrent.LinkedBlockingQueue;

/** poll() looks and removes in one; exactly one of the two gets the item. */
public class RemoveIfNotEmptyFixed { // expect: no-violation
  static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    String[] got = new String[1];
    Thread other = new Thread(() -> got[0] = QUEUE.poll());
    QUEUE.add("item");
    other.start();
    String mine = QUEUE.poll();
    other.join();
    assert (mine == null) != (got[0] == null);
  }
}
