/* weaveproof benchmark
 * name: bounded-buffer
 * models: a circular buffer with producers and consumers that wait in while loops on one monitor
 * source: prss.txt, Table 1 (BoundedBuffer), and tici.txt, section 4.1 (boundedbuffer)
 * main: boundedbuffer.BoundedBuffer
 * threads: 3 / 4 / 12 (small/medium/large)
 * small: buggy 1 1 2 4 | correct 1 1 2 4
 * medium: buggy 1 2 2 3 | correct 1 2 2 3
 * large: buggy 3 6 6 2 | correct 3 6 6 2
 * verdict: deadlock | no-violation
 * options:
 * error: notify may wake a thread that waits for the same as the one that calls it; the signal is used up, all sleep
 */
package boundedbuffer;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, places, producers, consumers, items of each producer. */
public class BoundedBuffer {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int places = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int producers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int consumers = args.length > 3 ? Integer.parseInt(args[3]) : 2;
    int items = args.length > 4 ? Integer.parseInt(args[4]) : 4;
    if (producers * items % consumers != 0) {
      throw new IllegalArgumentException("the items cannot be shared equally by " + consumers + " consumers");
    }

    Buffer buffer = switch (variant) {
      case "buggy" -> new NotifyOneBuffer(places);
      case "correct" -> new NotifyAllBuffer(places);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    List<Consumer> consuming = new ArrayList<>();
    for (int i = 0; i < producers; i++) {
      threads.add(new Producer("producer " + i, buffer, items));
    }
    for (int i = 0; i < consumers; i++) {
      consuming.add(new Consumer("consumer " + i, buffer, producers * items / consumers));
    }
    threads.addAll(consuming);
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    int sum = 0;
    for (Consumer consumer : consuming) {
      sum += consumer.sum();
    }
    assert sum == producers * items * (items + 1) / 2 : "the consumers got other items than were produced";
  }
}
