package prioritytree;

/** The bug: read, then write. */
final class PlainCounterTree extends PriorityTree {
  PlainCounterTree(int range) {
    super(range);
  }

  @Override
  Counter newCounter() {
    return new Counter() {
      @Override
      void increment() {
        value.set(value.get() + 1); // ERROR: what another thread adds meanwhile is lost
      }

      @Override
      boolean decrement() {
        int found = value.get();
        if (found == 0) {
          return false;
        }
        value.set(found - 1);
        return true;
      }
    };
  }
}
