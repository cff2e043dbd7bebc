package cache4j;

/** Time as the cache sees it. It moves only when somebody says so, and so a test can be repeated. */
class Clock {
  private int now;

  synchronized int now() {
    return now;
  }

  synchronized void advance() {
    now = now + 1;
  }
}
