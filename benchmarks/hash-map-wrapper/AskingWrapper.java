package hashmapwrapper;

/** The bug: two safe calls are not one safe call. */
final class AskingWrapper extends HashMapWrapper {
  @Override
  public boolean add(int key) {
    if (map.containsKey(key)) {
      return false;
    }
    map.put(key, Boolean.TRUE); // ERROR: another thread may have put it meanwhile
    return true;
  }

  @Override
  public boolean remove(int key) {
    if (!map.containsKey(key)) {
      return false;
    }
    map.remove(key);
    return true;
  }
}
