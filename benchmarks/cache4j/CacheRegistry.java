package cache4j;

import java.util.ArrayList;
import java.util.List;

/** All caches of a program by name. Filled while there is one thread, and only read afterwards. */
class CacheRegistry {
  private final List<Cache> caches = new ArrayList<>();

  void add(Cache cache) {
    caches.add(cache);
  }

  Cache find(String name) {
    for (Cache cache : caches) {
      if (cache.name().equals(name)) {
        return cache;
      }
    }
    throw new IllegalArgumentException("no cache is called " + name);
  }

  List<Cache> all() {
    return caches;
  }
}
