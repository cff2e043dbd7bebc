package qsortmt;

class LockedPool extends Pool {
  LockedPool(int threads) {
    super(threads);
  }

  @Override
  synchronized Sorter claimIdle() {
    for (int i = 0; i < sorters.length; i++) {
      if (isIdle(i)) {
        claim(i);
        return sorters[i];
      }
    }
    return null;
  }
}
