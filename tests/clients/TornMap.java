// A map with one of two entries that belong together.
// options: --calls 'putBoth(); copy()' --operations 1
// wrong: copy() = {"a"=1}
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

class TornMap {
  private final Map<String, Integer> map = new ConcurrentHashMap<>();

  void putBoth() {
    map.put("a", 1);
    map.put("b", 2);
  }

  Map<String, Integer> copy() {
    return new TreeMap<>(map);
  }
}

class TornMapRight {
  private final Map<String, Integer> map = new ConcurrentHashMap<>();

  synchronized void putBoth() {
    map.put("a", 1);
    map.put("b", 2);
  }

  synchronized Map<String, Integer> copy() {
    return new TreeMap<>(map);
  }
}
