package daisy;

/** The device: bytes that are read and written one at a time. It knows nothing of locks. */
class Disk {
  private final byte[] bytes;

  Disk(int size) {
    bytes = new byte[size];
  }

  int size() {
    return bytes.length;
  }

  byte read(int address) {
    return bytes[address];
  }

  void write(int address, int value) {
    bytes[address] = (byte) value;
  }
}
