package reorder;

class OpenPair extends Pair {
  @Override
  void set() {
    setBoth(); // bug: a checker may look between the two writes
  }

  @Override
  void check() {
    checkBoth();
  }
}
