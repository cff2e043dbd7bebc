import java.util.concurrent.ConcurrentHashMap;

/** merge() is. */
public class ConcurrentMapCountsFixed { // expect: no-violation
  static final ConcurrentHashMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

  static void count(String word) {
    COUNTS.merge(word, 1, Integer::sum);
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> count("word"));
    other.start();
    count("word");
    other.join();
    assert COUNTS.get("word") == 2;
  }
}
