package daisy;

/** One lock for each inode. The order: first the directory, then a file, then a bitmap. */
class LockTable {
  private final Mutex[] locks;

  LockTable(int count) {
    locks = new Mutex[count];
    for (int i = 0; i < count; i++) {
      locks[i] = new Mutex();
    }
  }

  void acquire(int number) {
    locks[number].acquire();
  }

  void release(int number) {
    locks[number].release();
  }
}
