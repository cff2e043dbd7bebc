package papabench;

/** The binary protocol of the satellite receiver: two marks, a length, numbers of four bytes, two sums. */
final class GpsMessage {
  private static final int FIRST_MARK = 0xb5;
  private static final int SECOND_MARK = 0x62;
  private static final int FIELDS = 6;
  private static final int HEADER = 3;
  private static final int SUMS = 2;
  private static final float SCALE = 1000;

  private GpsMessage() {}

  static byte[] encode(GpsFix fix) {
    float[] fields = {fix.east(), fix.north(), fix.altitude(), fix.course(), fix.speed(), fix.climb()};
    byte[] message = new byte[HEADER + 4 * FIELDS + SUMS];
    message[0] = (byte) FIRST_MARK;
    message[1] = (byte) SECOND_MARK;
    message[2] = 4 * FIELDS;
    int at = HEADER;
    for (float field : fields) {
      int value = Math.round(field * SCALE);
      for (int shift = 0; shift < 32; shift += 8) {
        message[at++] = (byte) (value >> shift);
      }
    }
    int sums = sums(message);
    message[at++] = (byte) sums;
    message[at] = (byte) (sums >> 8);
    return message;
  }

  /** The fix in a message; null when the message is damaged. */
  static GpsFix decode(byte[] message) {
    int length = HEADER + 4 * FIELDS + SUMS;
    if (message.length != length || (message[0] & 0xff) != FIRST_MARK || (message[1] & 0xff) != SECOND_MARK) {
      return null;
    }
    int sums = sums(message);
    if (message[length - 2] != (byte) sums || message[length - 1] != (byte) (sums >> 8)) {
      return null;
    }
    float[] fields = new float[FIELDS];
    for (int i = 0; i < FIELDS; i++) {
      fields[i] = number(message, HEADER + 4 * i) / SCALE;
    }
    return new GpsFix(fields[0], fields[1], fields[2], fields[3], fields[4], fields[5]);
  }

  private static int number(byte[] message, int at) {
    int value = 0;
    for (int i = 3; i >= 0; i--) {
      value = value << 8 | message[at + i] & 0xff;
    }
    return value;
  }

  /** Fletcher's checksum over everything between the marks and the sums: one byte counts, the other one weighs. */
  private static int sums(byte[] message) {
    int first = 0;
    int second = 0;
    for (int i = 2; i < HEADER + 4 * FIELDS; i++) {
      first = first + message[i] & 0xff;
      second = second + first & 0xff;
    }
    return second << 8 | first;
  }
}
