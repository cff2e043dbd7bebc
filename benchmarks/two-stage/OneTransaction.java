package twostage;

class OneTransaction extends Tables {
  @Override
  void change(int entry) {
    synchronized (firstLock) {
      first = entry;
      synchronized (secondLock) {
        second = entry + 1;
      }
    }
  }

  @Override
  void examine() {
    int inFirst;
    int inSecond;
    synchronized (firstLock) {
      inFirst = first;
      synchronized (secondLock) {
        inSecond = second;
      }
    }
    compare(inFirst, inSecond);
  }
}
