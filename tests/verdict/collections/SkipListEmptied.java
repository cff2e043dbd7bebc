import java.util.concurrent.ConcurrentSkipListMap;

/** firstKey() of a map that another thread has just emptied. */
public class SkipListEmptied {
  static final ConcurrentSkipListMap<Integer, String> MAP = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    MAP.put(1, "one");
    Thread other = new Thread(() -> MAP.remove(1));
    other.start();
    if (!MAP.isEmpty()) MAP.firstKey(); // expect: exception java.util.NoSuchElementException
    other.join();
  }
}
