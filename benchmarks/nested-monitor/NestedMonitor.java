/* weaveproof benchmark
 * name: nested-monitor
 * models: a bounded buffer whose free and filled slots are counted by two semaphores
 * source: tici.txt, section 4.1 (nestedmonitor), after Magee and Kramer
 * main: nestedmonitor.NestedMonitor
 * threads: 2 / 4 / 6 (small/medium/large)
 * small: buggy 1 1 3 2 | correct 1 1 3 2
 * medium: buggy 2 2 2 1 | correct 2 2 2 1
 * large: buggy 3 3 3 2 | correct 3 3 3 2
 * verdict: deadlock | no-violation
 * options:
 * error: get and put wait for a semaphore inside the buffer's monitor, and the thread that would raise it cannot enter
 */
package nestedmonitor;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, producers, consumers, items that each producer puts, slots of the buffer. */
public class NestedMonitor {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int producers = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int consumers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int items = args.length > 3 ? Integer.parseInt(args[3]) : 3;
    int slots = args.length > 4 ? Integer.parseInt(args[4]) : 2;
    if (producers * items % consumers != 0) {
      throw new IllegalArgumentException("the items cannot be shared equally by " + consumers + " consumers");
    }

    Buffer buffer = switch (variant) {
      case "buggy" -> new NestedBuffer(slots);
      case "correct" -> new FlatBuffer(slots);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    List<Thread> threads = new ArrayList<>();
    List<Consumer> readers = new ArrayList<>();
    for (int i = 0; i < producers; i++) {
      threads.add(new Producer("producer " + i, buffer, i * items + 1, items));
    }
    for (int i = 0; i < consumers; i++) {
      readers.add(new Consumer("consumer " + i, buffer, producers * items / consumers));
    }
    threads.addAll(readers);
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    int sum = 0;
    for (Consumer reader : readers) {
      sum += reader.sum();
    }
    int last = producers * items;
    assert sum == last * (last + 1) / 2 : "the consumers got other items than the producers put";
  }
}
