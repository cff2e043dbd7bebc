package daisy;

/** Which of some numbered things on the disk are in use. The lock is inside: to allocate is one step for all others. */
class Bitmap {
  private static final int FREE = 0;
  private static final int USED = 1;

  private final Disk disk;
  private final int start;
  private final int count;

  Bitmap(Disk disk, int start, int count) {
    this.disk = disk;
    this.start = start;
    this.count = count;
  }

  /** The number of something that was free, or NONE. */
  synchronized int allocate() {
    for (int i = 0; i < count; i++) {
      if (disk.read(start + i) == FREE) {
        disk.write(start + i, USED);
        return i;
      }
    }
    return Layout.NONE;
  }

  synchronized void free(int number) {
    assert disk.read(start + number) == USED : number + " is given back twice";
    disk.write(start + number, FREE);
  }

  synchronized boolean isUsed(int number) {
    return disk.read(start + number) == USED;
  }
}
