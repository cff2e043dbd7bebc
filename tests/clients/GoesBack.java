// After the new object a reader gets the old one again. Only who knows which object was put when can tell.
// options: --calls 'put(new Object()); get()' --prefix 'put(new Object())'
// wrong: get() = java.lang.Object#0

class GoesBack {
  private volatile Object current, next;
  private int looks;

  void put(Object fresh) {
    next = fresh;
    current = fresh;
  }

  Object get() {
    return looks++ % 2 == 0 ? next : current;
  }
}

class GoesBackRight {
  private volatile Object current, next;
  private int looks;

  synchronized void put(Object fresh) {
    next = fresh;
    current = fresh;
  }

  synchronized Object get() {
    return looks++ % 2 == 0 ? next : current;
  }
}
