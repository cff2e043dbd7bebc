package daisy;

/** Goes through a fixed script, and believes nothing that it has not read back. */
class Client extends Thread {
  private final int number;
  private final FileSystem files;
  private final int steps;

  Client(int number, FileSystem files, int steps) {
    super("client " + number);
    this.number = number;
    this.files = files;
    this.steps = steps;
  }

  @Override
  public void run() {
    try {
      FileHandle own = null;
      for (int step = 0; step < steps; step++) {
        switch (step) {
          case 0 -> writeCommonFile();
          case 1 -> own = files.create(ownName());
          case 2 -> writeOwnFile(own);
          case 3 -> cutOwnFile(own);
          case 4 -> files.unlink(ownName());
          case 5 -> recreate();
          default -> writeCommonFile();
        }
      }
    } catch (FileSystemException e) {
      throw new AssertionError(e);
    }
  }

  /** Each client has one byte of the common file for itself. */
  private void writeCommonFile() throws FileSystemException {
    FileHandle common = files.lookup(DaisyTest.COMMON);
    byte mark = (byte) (number + 1);
    files.write(common, number, new byte[] {mark});
    byte[] back = files.read(common, number, 1);
    assert back.length == 1 && back[0] == mark : "what client " + number + " wrote is gone";
  }

  private void writeOwnFile(FileHandle own) throws FileSystemException {
    files.write(own, Layout.BLOCK_SIZE - 1, new byte[] {'x', 'y'});
    byte[] back = files.read(own, Layout.BLOCK_SIZE - 1, 2);
    assert back[0] == 'x' && back[1] == 'y' : "a file that only client " + number + " knows has changed";
  }

  private void cutOwnFile(FileHandle own) throws FileSystemException {
    files.truncate(own, 1);
    Attributes attributes = files.attributes(own);
    assert attributes.size() == 1 && attributes.links() == 1 : "after a cut to one byte: " + attributes;
  }

  /** All clients want the same new name; the first one has it, the others are told so. */
  private void recreate() throws FileSystemException {
    try {
      files.create("new");
    } catch (FileSystemException e) {
      if (e.status() != Status.FILE_EXISTS) {
        throw e;
      }
    }
  }

  private String ownName() {
    return "f" + number;
  }
}
