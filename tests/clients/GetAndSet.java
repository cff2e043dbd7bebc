// Both threads get the first value.
// options: --calls 'getAndSet({1..2})' --operations 1
// wrong: = 0
import java.util.concurrent.atomic.AtomicInteger;

class GetAndSet {
  private final AtomicInteger value = new AtomicInteger();

  int getAndSet(int fresh) {
    int old = value.get();
    value.set(fresh);
    return old;
  }
}

class GetAndSetRight {
  private final AtomicInteger value = new AtomicInteger();

  int getAndSet(int fresh) {
    return value.getAndSet(fresh);
  }
}
