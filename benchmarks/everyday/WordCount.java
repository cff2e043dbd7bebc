package everyday;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/* everyday: WORKERS, the words of three lines counted by a pool
 */
public class WordCount {
  private static final String[] LINES = {"to be", "or not", "to be"};

  public static void main(String[] args) throws InterruptedException {
    ConcurrentMap<String, Integer> counts = new ConcurrentHashMap<>();
    ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
    for (String line : LINES) {
      pool.execute(() -> {
        for (String word : line.split(" ")) {
          counts.merge(word, 1, Integer::sum);
        }
      });
    }
    pool.shutdown();
    boolean ended = pool.awaitTermination(1, TimeUnit.DAYS);
    Map<String, Integer> sorted = new TreeMap<>(counts);
    assert ended && sorted.toString().equals("{be=2, not=1, or=1, to=2}");
  }
}
