package wronglock;

/** To be used by a thread that holds the lock of this object. */
class Counter {
  int value;
}
