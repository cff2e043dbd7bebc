package cache4j;

class LeastFrequentlyUsed extends EvictionOrder {
  @Override
  void added(CachedObject object) {
    linkByUses(object);
  }

  @Override
  void used(CachedObject object) {
    unlink(object);
    linkByUses(object);
  }
}
