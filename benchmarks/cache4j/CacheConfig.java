package cache4j;

/** A lifetime of 0 means that objects do not grow old. */
record CacheConfig(String name, int maxObjects, int maxMemory, int lifetime, String evictionOrder) {
  CacheConfig {
    if (maxObjects < 1 || maxMemory < 1 || lifetime < 0) {
      throw new IllegalArgumentException("limits of a cache are positive");
    }
  }
}
