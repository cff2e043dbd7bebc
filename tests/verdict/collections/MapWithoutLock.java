import java.util.HashMap;
import java.util.Map;

/** Two threads put into one HashMap: a table, or an entry, may be lost. */
public class MapWithoutLock {
  static final Map<Integer, String> MAP = new HashMap<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> MAP.put(1, "one"));
    other.start();
    MAP.put(2, "two");
    other.join();
    assert "one".equals(MAP.get(1)) && "two".equals(MAP.get(2)); // expect: assertion
  }
}
