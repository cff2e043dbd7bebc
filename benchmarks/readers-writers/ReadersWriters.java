/* weaveproof benchmark
 * name: readers-writers
 * models: a store that many may read or one may write, with a monitor that prefers writers
 * source: prss.txt, Table 1 (RWNoDeadLckCk), and tici.txt, section 4.1 (readerswriters)
 * main: readerswriters.ReadersWriters
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 1 1 2 | correct 1 1 2
 * medium: buggy 2 1 2 | correct 2 1 2
 * large: buggy 2 2 100 | correct 2 2 100
 * verdict: assertion | no-violation
 * options:
 * error: a reader is let in by one synchronized method and counted by another: a writer gets in between
 */
package readerswriters;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, readers, writers, how often each of them comes. */
public class ReadersWriters {
  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int readers = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int writers = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    int rounds = args.length > 3 ? Integer.parseInt(args[3]) : 2;

    Access access = switch (variant) {
      case "buggy" -> new CountLaterAccess();
      case "correct" -> new CountAtOnceAccess();
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    Store store = new Store();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < readers; i++) {
      threads.add(new Reader("reader " + i, access, store, rounds));
    }
    for (int i = 0; i < writers; i++) {
      threads.add(new Writer("writer " + i, access, store, rounds));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assert store.read() == writers * rounds : "a write was lost";
  }
}
