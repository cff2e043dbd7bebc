package readerswriters;

import java.util.concurrent.atomic.AtomicInteger;

/** What is read and written. It has no lock, but it notices when the rules are broken. */
class Store {
  private final AtomicInteger reading = new AtomicInteger();
  private volatile boolean writing;
  private volatile int value;

  int read() {
    reading.incrementAndGet();
    assert !writing : "a reader while a writer is at work";
    int seen = value;
    reading.decrementAndGet();
    return seen;
  }

  void increment() {
    assert !writing : "two writers at a time";
    writing = true;
    assert reading.get() == 0 : "a writer while a reader is at work";
    value = value + 1;
    writing = false;
  }
}
