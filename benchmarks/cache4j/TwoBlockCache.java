package cache4j;

class TwoBlockCache extends Cache {
  TwoBlockCache(CacheConfig config, Clock clock) {
    super(config, clock);
  }

  @Override
  void put(Integer key, String value) {
    synchronized (this) {
      makeRoomLocked(key, CachedObject.sizeOf(value));
    }
    // bug: the room may be gone before it is used
    synchronized (this) {
      storeLocked(key, value);
    }
  }
}
