package cache4j;

/**
 * All objects of a cache in a doubly linked list around a sentinel, in the order in which they will be evicted. The
 * subclasses differ in where an object goes when it is new and when it is used.
 */
abstract class EvictionOrder {
  private final CachedObject sentinel = new CachedObject(null, 0);

  EvictionOrder() {
    sentinel.previous = sentinel;
    sentinel.next = sentinel;
  }

  static EvictionOrder named(String name) {
    return switch (name) {
      case "lru" -> new LeastRecentlyUsed();
      case "lfu" -> new LeastFrequentlyUsed();
      case "fifo" -> new FirstInFirstOut();
      default -> throw new IllegalArgumentException("lru, lfu or fifo, not " + name);
    };
  }

  abstract void added(CachedObject object);

  abstract void used(CachedObject object);

  final void removed(CachedObject object) {
    unlink(object);
  }

  /** The object that has to go next, or null when there is none. */
  final CachedObject first() {
    CachedObject first = sentinel.next;
    return first == sentinel ? null : first;
  }

  final CachedObject after(CachedObject object) {
    CachedObject next = object.next;
    return next == sentinel ? null : next;
  }

  protected final void linkLast(CachedObject object) {
    linkBefore(object, sentinel);
  }

  /** Puts the object before the first one that has been used more often. */
  protected final void linkByUses(CachedObject object) {
    CachedObject place = sentinel.next;
    while (place != sentinel && place.uses <= object.uses) {
      place = place.next;
    }
    linkBefore(object, place);
  }

  protected final void unlink(CachedObject object) {
    CachedObject before = object.previous;
    CachedObject behind = object.next;
    before.next = behind;
    behind.previous = before;
    object.previous = null;
    object.next = null;
  }

  private static void linkBefore(CachedObject object, CachedObject place) {
    CachedObject before = place.previous;
    object.previous = before;
    object.next = place;
    before.next = object;
    place.previous = object;
  }
}
