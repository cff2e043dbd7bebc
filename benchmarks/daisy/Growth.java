package daisy;

/** Makes a file larger, with blocks for all of its bytes. Takes the lock of the file itself. */
abstract class Growth {
  protected final Volume volume;

  Growth(Volume volume) {
    this.volume = volume;
  }

  abstract void growTo(FileHandle handle, int size) throws FileSystemException;

  /** Gives the copy of the inode the blocks that it still needs. */
  protected final void allocateUpTo(Inode inode, int size) throws FileSystemException {
    for (int i = Inode.blocksFor(inode.size); i < Inode.blocksFor(size); i++) {
      int block = volume.blockMap.allocate();
      if (block == Layout.NONE) {
        giveBack(inode, Inode.blocksFor(inode.size), i);
        throw new FileSystemException(Status.NO_SPACE);
      }
      inode.pointers[i] = block;
    }
    inode.size = size;
  }

  private void giveBack(Inode inode, int from, int to) {
    for (int i = from; i < to; i++) {
      volume.blockMap.free(inode.pointers[i]);
      inode.pointers[i] = Layout.NONE;
    }
  }
}
