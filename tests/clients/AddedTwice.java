// Both threads are told that the element is new.
// options: --calls 'add()' --operations 1
// wrong: add() = true

class AddedTwice {
  private volatile boolean has;

  boolean add() {
    boolean isNew = !has;
    has = true;
    return isNew;
  }
}

class AddedTwiceRight {
  private volatile boolean has;

  synchronized boolean add() {
    boolean isNew = !has;
    has = true;
    return isNew;
  }
}
