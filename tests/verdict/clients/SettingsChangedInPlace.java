import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A setting of two parts is changed in place: a reader may find one part new and one old. */
public class SettingsChangedInPlace {
  static volatile Map<String, Integer> settings = new ConcurrentHashMap<>(Map.of("low", 1, "high", 2));

  static void change() {
    Map<String, Integer> map = settings;
    map.put("low", 3);
    map.put("high", 4);
  }

  public static void main(String[] args) {
    new Thread(() -> change()).start();
    Map<String, Integer> seen = settings;
    int low = seen.get("low"), high = seen.get("high");
    assert high - low == 1; // expect: assertion
  }
}
