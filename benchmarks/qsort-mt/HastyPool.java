package qsortmt;

class HastyPool extends Pool {
  HastyPool(int threads) {
    super(threads);
  }

  @Override
  Sorter claimIdle() {
    for (int i = 0; i < sorters.length; i++) {
      if (isIdle(i)) {
        claim(i); // bug: somebody else may have claimed it since
        return sorters[i];
      }
    }
    return null;
  }
}
