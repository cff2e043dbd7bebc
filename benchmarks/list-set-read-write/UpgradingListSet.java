package listsetreadwrite;

/** The bug: every call is careless. */
final class UpgradingListSet extends CarelessReadWriteListSet {
  @Override
  public boolean add(int key) {
    return addCarelessly(key);
  }

  @Override
  public boolean remove(int key) {
    return removeCarelessly(key);
  }
}
