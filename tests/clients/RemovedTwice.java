// Both threads are told that they have removed the element.
// options: --calls 'remove()' --operations 1
// wrong: remove() = true

class RemovedTwice {
  private volatile boolean has = true;

  boolean remove() {
    if (!has) {
      return false;
    }
    has = false;
    return true;
  }
}

class RemovedTwiceRight {
  private volatile boolean has = true;

  synchronized boolean remove() {
    if (!has) {
      return false;
    }
    has = false;
    return true;
  }
}
