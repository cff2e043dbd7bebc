import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A ConcurrentHashMap keeps both. */
public class MapWithoutLockFixed { // expect: no-violation
  static final Map<Integer, String> MAP = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> MAP.put(1, "one"));
    other.start();
    MAP.put(2, "two");
    other.join();
    assert "one".equals(MAP.get(1)) && "two".equals(MAP.get(2));
  }
}
