// A smaller value is written over a larger one.
// options: --calls 'raise({1..2})' --operations 1 --content 'most()'
// wrong: In the end the object holds 1

class LostMaximum {
  private volatile int most;

  void raise(int to) {
    if (most < to) {
      most = to;
    }
  }

  int most() {
    return most;
  }
}

class LostMaximumRight {
  private volatile int most;

  synchronized void raise(int to) {
    if (most < to) {
      most = to;
    }
  }

  synchronized int most() {
    return most;
  }
}
