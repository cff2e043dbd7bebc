import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** pollFirstEntry() looks and removes in one: each thread gets another entry. */
public class SkipListEmptiedFixed { // expect: no-violation
  static final ConcurrentSkipListMap<Integer, String> MAP = new ConcurrentSkipListMap<>();

  public static void main(String[] args) throws Exception {
    MAP.put(1, "one");
    MAP.put(2, "two");
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = MAP.pollFirstEntry().getKey());
    other.start();
    int mine = MAP.pollFirstEntry().getKey();
    other.join();
    assert mine + got[0] == 3 && MAP.isEmpty();
  }
}
