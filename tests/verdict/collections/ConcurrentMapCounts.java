import java.util.concurrent.ConcurrentHashMap;

/** get and put of a ConcurrentHashMap are atomic, and an increment made of them is not. */
public class ConcurrentMapCounts {
  static final ConcurrentHashMap<String, Integer> COUNTS = new ConcurrentHashMap<>();

  static void count(String word) {
    COUNTS.put(word, COUNTS.get(word) + 1);
  }

  public static void main(String[] args) throws Exception {
    COUNTS.put("word", 0);
    Thread other = new Thread(() -> count("word"));
    other.start();
    count("word");
    other.join();
    assert COUNTS.get("word") == 2; // expect: assertion
  }
}
