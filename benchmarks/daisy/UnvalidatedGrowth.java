package daisy;

/** Does not keep others from the file while it looks for blocks. */
class UnvalidatedGrowth extends Growth {
  UnvalidatedGrowth(Volume volume) {
    super(volume);
  }

  @Override
  void growTo(FileHandle handle, int size) throws FileSystemException {
    int number = handle.inode();
    Inode inode;
    volume.locks.acquire(number);
    try {
      inode = volume.open(handle);
    } finally {
      volume.locks.release(number);
    }
    if (inode.size >= size) {
      return;
    }
    allocateUpTo(inode, size);
    volume.locks.acquire(number);
    try {
      volume.inodes.write(inode); // bug: the inode may have changed since it was read
    } finally {
      volume.locks.release(number);
    }
  }
}
