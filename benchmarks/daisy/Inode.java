package daisy;

import java.util.Arrays;

/** A copy in memory of what the disk has about one file. It becomes true by being written back. */
class Inode {
  enum Kind {
    FREE,
    FILE,
    DIRECTORY
  }

  final int number;
  Kind kind = Kind.FREE;
  int links;
  int size;

  /** Grows by one whenever the inode becomes another file, so that old handles are noticed. */
  int generation;
  final int[] pointers = new int[Layout.POINTERS];

  Inode(int number) {
    this.number = number;
    Arrays.fill(pointers, Layout.NONE);
  }

  /** How many blocks a file of this size has. */
  static int blocksFor(int size) {
    return (size + Layout.BLOCK_SIZE - 1) / Layout.BLOCK_SIZE;
  }
}
