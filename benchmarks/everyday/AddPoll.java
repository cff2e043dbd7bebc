package everyday;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/* everyday: THREADS ROUNDS, each thread adds to a queue and takes from it again
 */
public class AddPoll {
  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[Integer.parseInt(args[0])];
    int rounds = Integer.parseInt(args[1]);
    Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    for (int i = 0; i < threads.length; ++i) {
      int number = i;
      threads[i] = new Thread(() -> {
        for (int round = 0; round < rounds; ++round) {
          queue.add(number);
          Integer taken = queue.poll();
          assert taken != null;
        }
      });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert queue.poll() == null;
  }
}
