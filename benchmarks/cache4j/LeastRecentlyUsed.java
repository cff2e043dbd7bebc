package cache4j;

class LeastRecentlyUsed extends EvictionOrder {
  @Override
  void added(CachedObject object) {
    linkLast(object);
  }

  @Override
  void used(CachedObject object) {
    unlink(object);
    linkLast(object);
  }
}
