package twostage;

/** Every single access is under the right lock: there is no data race here, and still an error. */
class TwoTransactions extends Tables {
  @Override
  void change(int entry) {
    synchronized (firstLock) {
      first = entry;
    }
    // bug: here the two tables do not fit together
    synchronized (secondLock) {
      second = entry + 1;
    }
  }

  @Override
  void examine() {
    int inFirst;
    int inSecond;
    synchronized (firstLock) {
      inFirst = first;
    }
    synchronized (secondLock) {
      inSecond = second;
    }
    compare(inFirst, inSecond);
  }
}
