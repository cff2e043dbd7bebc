package producerconsumer;

/** What all consumers together have got. To be used by a thread that holds the lock of this object. */
class Total {
  int value;
}
