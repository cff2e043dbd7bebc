// Two increments become one.
// options: --calls 'next()' --operations 1
// wrong: next() = 1

class LostUpdate {
  private volatile int count;

  int next() {
    return ++count;
  }
}

class LostUpdateRight {
  private volatile int count;

  synchronized int next() {
    return ++count;
  }
}
