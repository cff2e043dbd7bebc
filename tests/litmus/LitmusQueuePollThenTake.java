// jdk: 17
// A LinkedBlockingQueue with room for one, a producer of two, and main, which polls without waiting and then takes. The
// poll comes before the first put: null, and the take waits for 1. Or behind it: 1, and the take gets 2, for which
// there is room now.
//
// (The producer puts in atomic steps, which stop where it has to wait: a million states otherwise. From 21 on, a thread that
// queues for a lock spins while another one has half made the queue, and in an atomic step it would do so for ever.)
//
// outcome: null 1
// outcome: 1 2

import java.util.concurrent.LinkedBlockingQueue;
import weaveproof.Check;

public class LitmusQueuePollThenTake {
  static final LinkedBlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>(1);

  static void put(int thing) {
    try {
      QUEUE.put(thing);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      Check.atomic(() -> put(1));
      Check.atomic(() -> put(2));
    }).start();
    Integer polled = QUEUE.poll();
    Check.outcome(polled + " " + QUEUE.take());
  }
}
