package reorder;

class GuardedPair extends Pair {
  @Override
  synchronized void set() {
    setBoth();
  }

  @Override
  synchronized void check() {
    checkBoth();
  }
}
