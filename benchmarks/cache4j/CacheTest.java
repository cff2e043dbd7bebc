/* weaveproof benchmark
 * name: cache4j
 * models: a cache of objects with limits on number and memory, three orders of eviction, lifetimes and a cleaner
 * source: dfs-rb.txt, Table 8 (Cache4j), and pairwise.txt, Table 1
 * main: cache4j.CacheTest
 * threads: 2 / 3 / 4 (small/medium/large)
 * small: buggy 2 1 lru | correct 2 1 lru
 * medium: buggy 2 2 lru clean | correct 2 2 lru clean
 * large: buggy 3 3 lfu clean | correct 3 3 lfu clean
 * verdict: assertion | no-violation
 * options:
 * error: put makes room in one synchronized block and stores the new object in another: two threads make room for one
 *   object and store two
 */
package cache4j;

import java.util.ArrayList;
import java.util.List;

/** Arguments: variant, clients, rounds of each client, order of eviction (lru, lfu, fifo), whether a cleaner runs. */
public class CacheTest {
  static final String NAME = "prices";
  private static final int MAX_OBJECTS = 2;
  private static final int MAX_MEMORY = 12;
  private static final int LIFETIME = 3;

  public static void main(String[] args) throws InterruptedException {
    String variant = args.length > 0 ? args[0] : "buggy";
    int clients = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    String order = args.length > 3 ? args[3] : "lru";
    boolean cleaning = args.length > 4 && args[4].equals("clean");

    Clock clock = new Clock();
    CacheConfig config = new CacheConfig(NAME, MAX_OBJECTS, MAX_MEMORY, cleaning ? LIFETIME : 0, order);
    Cache cache = switch (variant) {
      case "buggy" -> new TwoBlockCache(config, clock);
      case "correct" -> new OneBlockCache(config, clock);
      default -> throw new IllegalArgumentException("buggy or correct, not " + variant);
    };
    CacheRegistry registry = new CacheRegistry();
    registry.add(cache);
    cache.put(-1, "a");
    cache.put(-2, "b"); // full from the beginning: every new object costs an old one

    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      threads.add(new Client(i, registry, rounds));
    }
    if (cleaning) {
      threads.add(new Cleaner(registry, clock, rounds));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    cache.checkInvariants();
    CacheInfo info = cache.info();
    assert info.hits() + info.misses() == 2 * clients * rounds : "a request was not counted: " + info;
  }
}
