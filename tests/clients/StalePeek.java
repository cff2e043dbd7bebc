// What peek shows is brought up to date after the element is gone.
// options: --calls 'take(); peek()'
// wrong: peek() = 2

class StalePeek {
  private int first = 1, second = 2;
  private volatile int shown = 1;

  int take() {
    int taken;
    synchronized (this) {
      taken = first;
      first = second;
      second = 0;
    }
    shown = first;
    return taken;
  }

  int peek() {
    return shown;
  }
}

class StalePeekRight {
  private int first = 1, second = 2;
  private volatile int shown = 1;

  int take() {
    int taken;
    synchronized (this) {
      taken = first;
      first = second;
      second = 0;
      shown = first;
    }
    return taken;
  }

  synchronized int peek() {
    return shown;
  }
}
