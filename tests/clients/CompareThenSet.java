// Both threads win.
// options: --calls 'compareAndSet(0, {1..2})' --operations 1
// wrong: = true

class CompareThenSet {
  private volatile int value;

  boolean compareAndSet(int expected, int fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }
}

class CompareThenSetRight {
  private volatile int value;

  synchronized boolean compareAndSet(int expected, int fresh) {
    if (value != expected) {
      return false;
    }
    value = fresh;
    return true;
  }
}
