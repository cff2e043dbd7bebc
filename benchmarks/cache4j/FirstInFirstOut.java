package cache4j;

class FirstInFirstOut extends EvictionOrder {
  @Override
  void added(CachedObject object) {
    linkLast(object);
  }

  @Override
  void used(CachedObject object) {
    // Age is all that counts here.
  }
}
