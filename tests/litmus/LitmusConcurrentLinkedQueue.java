// Two threads add to a ConcurrentLinkedQueue, main polls once without waiting and empties it in the end. Nothing is
// lost and nothing comes twice; the early poll gets the head of what is there at that moment, or null.
//
// outcome: early null rest 12
// outcome: early null rest 21
// outcome: early 1 rest 2
// outcome: early 2 rest 1

import java.util.concurrent.ConcurrentLinkedQueue;
import weaveproof.Check;

public class LitmusConcurrentLinkedQueue {
  static final ConcurrentLinkedQueue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws InterruptedException {
    Thread first = new Thread(() -> QUEUE.add(1));
    Thread second = new Thread(() -> QUEUE.add(2));
    first.start();
    second.start();
    Integer early = QUEUE.poll();
    first.join();
    second.join();
    String rest = "";
    for (Integer next = QUEUE.poll(); next != null; next = QUEUE.poll()) rest += next;
    Check.outcome("early " + early + " rest " + rest);
  }
}
