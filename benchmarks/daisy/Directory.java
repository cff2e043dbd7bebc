package daisy;

/** The names of all files. The caller holds the lock of the root inode. */
class Directory {
  private final Volume volume;

  Directory(Volume volume) {
    this.volume = volume;
  }

  /** The number of the inode with this name, or NONE. */
  int find(byte[] name) {
    Inode root = volume.inodes.read(Layout.ROOT);
    int entry = entryOf(root, name);
    return entry == Layout.NONE ? Layout.NONE : inodeOf(root, entry);
  }

  void add(byte[] name, int inode) throws FileSystemException {
    Inode root = volume.inodes.read(Layout.ROOT);
    for (int entry = 0; entry < root.size; entry += Layout.ENTRY_SIZE) {
      if (inodeOf(root, entry) == Layout.ROOT) {
        for (int i = 0; i < Layout.NAME_SIZE; i++) {
          volume.writeByte(root, entry + i, name[i]);
        }
        volume.writeByte(root, entry + Layout.NAME_SIZE, inode);
        return;
      }
    }
    throw new FileSystemException(Status.DIRECTORY_FULL);
  }

  void remove(byte[] name) {
    Inode root = volume.inodes.read(Layout.ROOT);
    int entry = entryOf(root, name);
    volume.writeByte(root, entry + Layout.NAME_SIZE, Layout.ROOT);
  }

  /** A name as it stands in a directory: three bytes, zeros behind. */
  static byte[] encode(String name) throws FileSystemException {
    if (name.isEmpty() || name.length() > Layout.NAME_SIZE) {
      throw new FileSystemException(Status.BAD_NAME);
    }
    byte[] bytes = new byte[Layout.NAME_SIZE];
    for (int i = 0; i < name.length(); i++) {
      bytes[i] = (byte) name.charAt(i);
    }
    return bytes;
  }

  private int entryOf(Inode root, byte[] name) {
    for (int entry = 0; entry < root.size; entry += Layout.ENTRY_SIZE) {
      if (inodeOf(root, entry) != Layout.ROOT && hasName(root, entry, name)) {
        return entry;
      }
    }
    return Layout.NONE;
  }

  private boolean hasName(Inode root, int entry, byte[] name) {
    for (int i = 0; i < Layout.NAME_SIZE; i++) {
      if (volume.readByte(root, entry + i) != name[i]) {
        return false;
      }
    }
    return true;
  }

  /** An unused entry names the root, which is in no directory. */
  private int inodeOf(Inode root, int entry) {
    return volume.readByte(root, entry + Layout.NAME_SIZE);
  }
}
