package daisy;

/** What fsck does: bitmaps, inodes and directory must tell one and the same story. Nobody else is running. */
class ConsistencyCheck {
  private final Volume volume;

  ConsistencyCheck(Disk disk) {
    volume = new Volume(disk);
  }

  void run() {
    checkInodes();
    checkBlocks();
    checkDirectory();
  }

  private void checkInodes() {
    for (int number = 0; number < Layout.INODES; number++) {
      boolean marked = volume.inodeMap.isUsed(number);
      Inode inode = volume.inodes.read(number);
      assert marked == (inode.kind != Inode.Kind.FREE) : "inode " + number + " is " + inode.kind + ", not as marked";
      assert (inode.kind == Inode.Kind.DIRECTORY) == (number == Layout.ROOT) : "inode " + number + ": " + inode.kind;
      assert inode.size <= Layout.MAX_FILE_SIZE : "inode " + number + " has " + inode.size + " bytes";
    }
  }

  /** Every block in use belongs to exactly one file, and every block of a file is in use. */
  private void checkBlocks() {
    int[] owners = new int[Layout.BLOCKS];
    for (int number = 0; number < Layout.INODES; number++) {
      Inode inode = volume.inodes.read(number);
      for (int i = 0; i < Inode.blocksFor(inode.size); i++) {
        owners[inode.pointers[i]]++;
      }
    }
    for (int block = 0; block < Layout.BLOCKS; block++) {
      int marked = volume.blockMap.isUsed(block) ? 1 : 0;
      assert owners[block] == marked : "block " + block + " has " + owners[block] + " owners and is marked " + marked;
    }
  }

  /** Every file has as many names as its inode says. */
  private void checkDirectory() {
    int[] names = new int[Layout.INODES];
    Inode root = volume.inodes.read(Layout.ROOT);
    for (int entry = 0; entry < root.size; entry += Layout.ENTRY_SIZE) {
      names[volume.readByte(root, entry + Layout.NAME_SIZE)]++;
    }
    for (int number = 1; number < Layout.INODES; number++) {
      int links = volume.inodes.read(number).links;
      assert names[number] == links : "inode " + number + " has " + names[number] + " names and " + links + " links";
    }
  }
}
