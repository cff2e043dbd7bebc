/* weaveproof benchmark
 * name: producer-consumer
 * models: producers and consumers around a bounded buffer that is shut down when the last producer has finished
 * source: dfs-rb.txt, Table 1 (Producer Consumer), and pairwise.txt, Table 1
 * main: producerconsumer.ProducerConsumer
 * threads: 3 / 4 / 7 (small/medium/large)
 * small: buggy 1 2 2 | correct 1 2 2
 * medium: buggy 2 2 3 | correct 2 2 3
 * large: buggy 3 4 4 | correct 3 4 4
 * verdict: assertion | no-violation
 * options:
 * error: every consumer adds to the common total under its own monitor: two of them add at a time and one sum is lost
 */
package producerconsumer;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, producers, consumers, places in the buffer. A producer makes one item less, but at least two. */
public class ProducerConsumer {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int producers = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int consumers = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    int places = args.length > 3 ? Integer.parseInt(args[3]) : 2;

    Buffer buffer = new Buffer(places, producers);
    Total total = new Total();
    List<Thread> threads = new ArrayList<>();
    int expected = 0;
    for (int i = 0; i < producers; i++) {
      int items = Math.max(2, places - 1);
      threads.add(new Producer("producer " + i, buffer, items));
      expected += items * (items + 1) / 2;
    }
    for (int i = 0; i < consumers; i++) {
      threads.add(switch (variant) {
        case "buggy" -> new SelfishConsumer("consumer " + i, buffer, total);
        case "correct" -> new FairConsumer("consumer " + i, buffer, total);
        default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
      });
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert total.value == expected : "the total is " + total.value + " instead of " + expected;
  }
}
