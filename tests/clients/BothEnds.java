// The only element of a deque is taken from both ends.
// options: --calls 'first(); last()' --operations 1
// wrong: = 5

class BothEnds {
  private volatile Integer only = 5;

  Integer first() {
    Integer taken = only;
    only = null;
    return taken;
  }

  Integer last() {
    Integer taken = only;
    only = null;
    return taken;
  }
}

class BothEndsRight {
  private volatile Integer only = 5;

  synchronized Integer first() {
    Integer taken = only;
    only = null;
    return taken;
  }

  synchronized Integer last() {
    Integer taken = only;
    only = null;
    return taken;
  }
}
