package daisy;

/** One look at the inode, one change, one lock around both. */
class LockedGrowth extends Growth {
  LockedGrowth(Volume volume) {
    super(volume);
  }

  @Override
  void growTo(FileHandle handle, int size) throws FileSystemException {
    int number = handle.inode();
    volume.locks.acquire(number);
    try {
      Inode inode = volume.open(handle);
      if (inode.size < size) {
        allocateUpTo(inode, size);
        volume.inodes.write(inode);
      }
    } finally {
      volume.locks.release(number);
    }
  }
}
