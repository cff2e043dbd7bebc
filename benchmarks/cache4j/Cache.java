package cache4j;

import java.util.HashMap;
import java.util.Map;

/** One lock guards everything. The methods that end with Locked are called by a thread that holds it. */
abstract class Cache {
  private final CacheConfig config;
  private final Clock clock;
  private final Map<Integer, CachedObject> objects = new HashMap<>();
  private final EvictionOrder order;
  private int memory;
  private int hits;
  private int misses;
  private int evictions;

  Cache(CacheConfig config, Clock clock) {
    this.config = config;
    this.clock = clock;
    this.order = EvictionOrder.named(config.evictionOrder());
  }

  String name() {
    return config.name();
  }

  /** Stores a value under a key, in place of the old one if there was one. Others may have to go. */
  abstract void put(Integer key, String value);

  /** The value under a key, or null when it was never stored, has been evicted or is too old. */
  synchronized String get(Integer key) {
    CachedObject object = objects.get(key);
    if (object != null && isTooOldLocked(object)) {
      dropLocked(object);
      object = null;
    }
    if (object == null) {
      misses++;
      return null;
    }
    hits++;
    object.uses++;
    order.used(object);
    return object.value;
  }

  synchronized boolean remove(Integer key) {
    CachedObject object = objects.get(key);
    if (object == null) {
      return false;
    }
    dropLocked(object);
    return true;
  }

  synchronized void clear() {
    CachedObject object;
    while ((object = order.first()) != null) {
      dropLocked(object);
    }
  }

  /** Drops everything that is too old; returns how much that was. */
  synchronized int clean() {
    int dropped = 0;
    CachedObject object = order.first();
    while (object != null) {
      CachedObject next = order.after(object);
      if (isTooOldLocked(object)) {
        dropLocked(object);
        dropped++;
      }
      object = next;
    }
    return dropped;
  }

  synchronized CacheInfo info() {
    return new CacheInfo(objects.size(), memory, hits, misses, evictions);
  }

  synchronized void checkInvariants() {
    int count = 0;
    int sum = 0;
    for (CachedObject object = order.first(); object != null; object = order.after(object)) {
      assert objects.get(object.key) == object : "object " + object.key + " is in the order but not in the table";
      count++;
      sum += object.memory;
    }
    assert count == objects.size() : objects.size() + " objects in the table and " + count + " in the order";
    assert sum == memory : "objects of " + sum + " bytes, " + memory + " in the books";
    assert count <= config.maxObjects() : count + " objects in a cache for " + config.maxObjects();
    assert memory <= config.maxMemory() : memory + " bytes in a cache for " + config.maxMemory();
  }

  /** Evicts as long as an object of this size under this key would not fit. */
  protected final void makeRoomLocked(Integer key, int size) {
    CachedObject present = objects.get(key);
    int newObjects = present == null ? 1 : 0;
    int newMemory = present == null ? size : size - present.memory;
    CachedObject victim = order.first();
    while (victim != null && !fitsLocked(newObjects, newMemory)) {
      CachedObject next = order.after(victim);
      if (victim != present) {
        dropLocked(victim);
        evictions++;
      }
      victim = next;
    }
  }

  protected final void storeLocked(Integer key, String value) {
    CachedObject object = objects.get(key);
    if (object != null) {
      dropLocked(object);
    }
    object = new CachedObject(key, clock.now());
    object.setValue(value);
    objects.put(key, object);
    order.added(object);
    memory += object.memory;
  }

  private boolean fitsLocked(int newObjects, int newMemory) {
    return objects.size() + newObjects <= config.maxObjects() && memory + newMemory <= config.maxMemory();
  }

  private boolean isTooOldLocked(CachedObject object) {
    return config.lifetime() > 0 && clock.now() - object.created >= config.lifetime();
  }

  private void dropLocked(CachedObject object) {
    objects.remove(object.key);
    order.removed(object);
    memory -= object.memory;
  }
}
