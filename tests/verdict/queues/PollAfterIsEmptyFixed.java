import java.util.concurrent.ConcurrentLinkedQueue;

/** Each thread adds one and polls one: nothing is lost, nothing comes twice. */
public class PollAfterIsEmptyFixed { // expect: no-violation
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  static int addAndPoll(int x) {
    QUEUE.add(x);
    return QUEUE.poll();
  }

  public static void main(String[] args) throws Exception {
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = addAndPoll(1));
    other.start();
    int mine = addAndPoll(2);
    other.join();
    assert mine + got[0] == 3 && QUEUE.isEmpty();
  }
}
