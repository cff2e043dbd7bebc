package daisy;

import java.util.function.Function;

/** The operations. Each of them locks what it needs and leaves the disk consistent. */
class FileSystem {
  private final Volume volume;
  private final Directory directory;
  private final Growth growth;

  FileSystem(Disk disk, Function<Volume, Growth> newGrowth) {
    volume = new Volume(disk);
    directory = new Directory(volume);
    growth = newGrowth.apply(volume);
  }

  /** Writes an empty root directory, with all of its blocks, onto an empty disk. */
  static void format(Disk disk) {
    Volume volume = new Volume(disk);
    Inode root = new Inode(volume.inodeMap.allocate());
    root.kind = Inode.Kind.DIRECTORY;
    root.links = 1;
    root.size = Layout.ROOT_BLOCKS * Layout.BLOCK_SIZE;
    for (int i = 0; i < Layout.ROOT_BLOCKS; i++) {
      root.pointers[i] = volume.blockMap.allocate();
    }
    volume.inodes.write(root);
  }

  FileHandle create(String name) throws FileSystemException {
    byte[] encoded = Directory.encode(name);
    volume.locks.acquire(Layout.ROOT);
    try {
      if (directory.find(encoded) != Layout.NONE) {
        throw new FileSystemException(Status.FILE_EXISTS);
      }
      int number = volume.inodeMap.allocate();
      if (number == Layout.NONE) {
        throw new FileSystemException(Status.NO_SPACE);
      }
      FileHandle handle = makeFile(number);
      directory.add(encoded, number);
      return handle;
    } finally {
      volume.locks.release(Layout.ROOT);
    }
  }

  FileHandle lookup(String name) throws FileSystemException {
    byte[] encoded = Directory.encode(name);
    volume.locks.acquire(Layout.ROOT);
    try {
      int number = directory.find(encoded);
      if (number == Layout.NONE) {
        throw new FileSystemException(Status.NO_SUCH_FILE);
      }
      volume.locks.acquire(number);
      try {
        return new FileHandle(number, volume.inodes.read(number).generation);
      } finally {
        volume.locks.release(number);
      }
    } finally {
      volume.locks.release(Layout.ROOT);
    }
  }

  void unlink(String name) throws FileSystemException {
    byte[] encoded = Directory.encode(name);
    volume.locks.acquire(Layout.ROOT);
    try {
      int number = directory.find(encoded);
      if (number == Layout.NONE) {
        throw new FileSystemException(Status.NO_SUCH_FILE);
      }
      directory.remove(encoded);
      destroyFile(number);
    } finally {
      volume.locks.release(Layout.ROOT);
    }
  }

  void write(FileHandle handle, int offset, byte[] data) throws FileSystemException {
    int end = offset + data.length;
    if (end > Layout.MAX_FILE_SIZE) {
      throw new FileSystemException(Status.FILE_TOO_LARGE);
    }
    growth.growTo(handle, end);
    volume.locks.acquire(handle.inode());
    try {
      Inode inode = volume.open(handle);
      for (int i = 0; i < data.length; i++) {
        volume.writeByte(inode, offset + i, data[i]);
      }
    } finally {
      volume.locks.release(handle.inode());
    }
  }

  /** At most so many bytes from the offset on; fewer where the file ends. */
  byte[] read(FileHandle handle, int offset, int length) throws FileSystemException {
    volume.locks.acquire(handle.inode());
    try {
      Inode inode = volume.open(handle);
      byte[] data = new byte[Math.max(0, Math.min(length, inode.size - offset))];
      for (int i = 0; i < data.length; i++) {
        data[i] = volume.readByte(inode, offset + i);
      }
      return data;
    } finally {
      volume.locks.release(handle.inode());
    }
  }

  /** Cuts a file off, and gives back the blocks that it no longer needs. */
  void truncate(FileHandle handle, int size) throws FileSystemException {
    volume.locks.acquire(handle.inode());
    try {
      Inode inode = volume.open(handle);
      if (size < inode.size) {
        releaseBlocks(inode, Inode.blocksFor(size));
        inode.size = size;
        volume.inodes.write(inode);
      }
    } finally {
      volume.locks.release(handle.inode());
    }
  }

  Attributes attributes(FileHandle handle) throws FileSystemException {
    volume.locks.acquire(handle.inode());
    try {
      Inode inode = volume.open(handle);
      return new Attributes(inode.number, inode.links, inode.size);
    } finally {
      volume.locks.release(handle.inode());
    }
  }

  private FileHandle makeFile(int number) {
    volume.locks.acquire(number);
    try {
      Inode inode = volume.inodes.read(number);
      inode.kind = Inode.Kind.FILE;
      inode.links = 1;
      inode.size = 0;
      inode.generation++;
      volume.inodes.write(inode);
      return new FileHandle(number, inode.generation);
    } finally {
      volume.locks.release(number);
    }
  }

  private void destroyFile(int number) {
    volume.locks.acquire(number);
    try {
      Inode inode = volume.inodes.read(number);
      releaseBlocks(inode, 0);
      inode.kind = Inode.Kind.FREE;
      inode.links = 0;
      inode.size = 0;
      volume.inodes.write(inode);
      volume.inodeMap.free(number);
    } finally {
      volume.locks.release(number);
    }
  }

  private void releaseBlocks(Inode inode, int firstToGo) {
    for (int i = firstToGo; i < Inode.blocksFor(inode.size); i++) {
      volume.blockMap.free(inode.pointers[i]);
      inode.pointers[i] = Layout.NONE;
    }
  }
}
