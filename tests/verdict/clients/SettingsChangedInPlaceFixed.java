import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A new map takes the place of the old one, in one step. */
public class SettingsChangedInPlaceFixed { // expect: no-violation
  static volatile Map<String, Integer> settings = new ConcurrentHashMap<>(Map.of("low", 1, "high", 2));

  static void change() {
    settings = Map.of("low", 3, "high", 4);
  }

  public static void main(String[] args) {
    new Thread(() -> change()).start();
    Map<String, Integer> seen = settings;
    int low = seen.get("low"), high = seen.get("high");
    assert high - low == 1;
  }
}
