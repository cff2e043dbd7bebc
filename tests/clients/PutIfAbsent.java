// Both threads find nothing.
// options: --calls 'putIfAbsent(1, {1..2})' --operations 1
// wrong: = null
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

class PutIfAbsent {
  private final Map<Integer, Integer> map = new ConcurrentHashMap<>();

  Integer putIfAbsent(int key, int value) {
    Integer old = map.get(key);
    if (old == null) {
      map.put(key, value);
    }
    return old;
  }
}

class PutIfAbsentRight {
  private final Map<Integer, Integer> map = new ConcurrentHashMap<>();

  Integer putIfAbsent(int key, int value) {
    return map.putIfAbsent(key, value);
  }
}
