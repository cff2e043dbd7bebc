package daisy;

/** The parts that every operation works with. */
class Volume {
  final Disk disk;
  final LockTable locks = new LockTable(Layout.INODES);
  final Bitmap inodeMap;
  final Bitmap blockMap;
  final InodeTable inodes;

  Volume(Disk disk) {
    this.disk = disk;
    this.inodeMap = new Bitmap(disk, Layout.INODE_MAP, Layout.INODES);
    this.blockMap = new Bitmap(disk, Layout.BLOCK_MAP, Layout.BLOCKS);
    this.inodes = new InodeTable(disk);
  }

  /** The inode of the file that the handle was given for; the caller holds its lock. */
  Inode open(FileHandle handle) throws FileSystemException {
    Inode inode = inodes.read(handle.inode());
    if (inode.kind != Inode.Kind.FILE || inode.generation != handle.generation()) {
      throw new FileSystemException(Status.STALE);
    }
    return inode;
  }

  byte readByte(Inode inode, int offset) {
    return disk.read(addressOf(inode, offset));
  }

  void writeByte(Inode inode, int offset, int value) {
    disk.write(addressOf(inode, offset), value);
  }

  private static int addressOf(Inode inode, int offset) {
    int block = inode.pointers[offset / Layout.BLOCK_SIZE];
    assert block != Layout.NONE : "inode " + inode.number + " has no block at offset " + offset;
    return Layout.DATA + block * Layout.BLOCK_SIZE + offset % Layout.BLOCK_SIZE;
  }
}
