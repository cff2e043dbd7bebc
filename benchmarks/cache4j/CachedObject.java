package cache4j;

/** A value and what the cache has to know about it. Guarded by the lock of the cache. */
class CachedObject {
  final Integer key;
  final int created;
  String value;
  int memory;
  int uses;

  /** Neighbours in the order of eviction; the object that goes first stands at the head. */
  CachedObject previous;
  CachedObject next;

  CachedObject(Integer key, int created) {
    this.key = key;
    this.created = created;
  }

  void setValue(String newValue) {
    value = newValue;
    memory = sizeOf(newValue);
  }

  /** A rough measure, as good as any: a fixed part and the characters. */
  static int sizeOf(String value) {
    return 2 + value.length();
  }
}
