package cache4j;

/** A look at the counters of a cache at one moment. */
record CacheInfo(int objects, int memory, int hits, int misses, int evictions) {}
