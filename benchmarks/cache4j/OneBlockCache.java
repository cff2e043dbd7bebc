package cache4j;

class OneBlockCache extends Cache {
  OneBlockCache(CacheConfig config, Clock clock) {
    super(config, clock);
  }

  @Override
  synchronized void put(Integer key, String value) {
    makeRoomLocked(key, CachedObject.sizeOf(value));
    storeLocked(key, value);
  }
}
