// One thread takes from the front of a deque, main from the back, without waiting. There are 1 and 2; each gets one,
// its own end's. Main takes again: nothing is left, or, if the other has not come yet, its 1.
//
// outcome: other 1, main 2 null
// outcome: other null, main 2 1

import java.util.concurrent.LinkedBlockingDeque;
import weaveproof.Check;

public class LitmusDequeBothEnds {
  static final LinkedBlockingDeque<Integer> DEQUE = new LinkedBlockingDeque<>();
  static Integer taken;

  public static void main(String[] args) throws InterruptedException {
    DEQUE.add(1);
    DEQUE.add(2);
    Thread other = new Thread(() -> taken = DEQUE.pollFirst());
    other.start();
    Integer last = DEQUE.pollLast();
    Integer further = DEQUE.pollLast();
    other.join();
    Check.outcome("other " + taken + ", main " + last + " " + further);
  }
}
