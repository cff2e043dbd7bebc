package daisy;

/**
 * Where things are on the disk: two bitmaps (a byte for each inode and each block), the table of inodes, the blocks.
 * Small enough that a bug needs few steps, large enough that nothing is full by accident.
 */
final class Layout {
  static final int INODES = 8;
  static final int BLOCKS = 12;
  static final int BLOCK_SIZE = 8;

  /** Pointers to blocks that an inode holds; there are no indirect blocks. */
  static final int POINTERS = 4;
  static final int INODE_SIZE = 4 + POINTERS;
  static final int MAX_FILE_SIZE = POINTERS * BLOCK_SIZE;

  static final int INODE_MAP = 0;
  static final int BLOCK_MAP = INODE_MAP + INODES;
  static final int INODE_TABLE = BLOCK_MAP + BLOCKS;
  static final int DATA = INODE_TABLE + INODES * INODE_SIZE;
  static final int DISK_SIZE = DATA + BLOCKS * BLOCK_SIZE;

  /** The inode of the only directory. */
  static final int ROOT = 0;

  /** A directory entry is a name, padded with zeros, and the number of an inode. */
  static final int NAME_SIZE = 3;
  static final int ENTRY_SIZE = NAME_SIZE + 1;
  static final int ROOT_BLOCKS = 3;

  static final int NONE = -1;

  private Layout() {}
}
