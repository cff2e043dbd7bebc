package daisy;

/** Reads and writes inodes. The caller holds the lock of the inode. */
class InodeTable {
  private final Disk disk;

  InodeTable(Disk disk) {
    this.disk = disk;
  }

  Inode read(int number) {
    int address = addressOf(number);
    Inode inode = new Inode(number);
    inode.kind = kind(disk.read(address));
    inode.links = disk.read(address + 1);
    inode.size = disk.read(address + 2);
    inode.generation = disk.read(address + 3);
    for (int i = 0; i < Inode.blocksFor(inode.size); i++) {
      inode.pointers[i] = disk.read(address + 4 + i);
    }
    return inode;
  }

  void write(Inode inode) {
    int address = addressOf(inode.number);
    disk.write(address, inode.kind.ordinal());
    disk.write(address + 1, inode.links);
    disk.write(address + 2, inode.size);
    disk.write(address + 3, inode.generation);
    for (int i = 0; i < Inode.blocksFor(inode.size); i++) {
      disk.write(address + 4 + i, inode.pointers[i]);
    }
  }

  private static Inode.Kind kind(int code) {
    return switch (code) {
      case 0 -> Inode.Kind.FREE;
      case 1 -> Inode.Kind.FILE;
      case 2 -> Inode.Kind.DIRECTORY;
      default -> throw new AssertionError("an inode of kind " + code);
    };
  }

  private static int addressOf(int number) {
    return Layout.INODE_TABLE + number * Layout.INODE_SIZE;
  }
}
