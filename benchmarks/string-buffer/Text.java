package stringbuffer;

import java.util.Arrays;

/** A text that grows and shrinks. All public operations are synchronized. */
abstract class Text {
  private static final int SPARE = 2;

  private char[] characters;
  private int length;

  Text(String content) {
    length = content.length();
    characters = Arrays.copyOf(content.toCharArray(), length + SPARE);
  }

  synchronized int length() {
    return length;
  }

  /** Appends all of the other text. */
  abstract void append(Text other);

  /** Copies the characters from..to-1 to the given place of a char array. */
  synchronized void copy(int from, int to, char[] target, int at) {
    if (from < 0 || to > length || from > to) {
      throw new StringIndexOutOfBoundsException("from " + from + " to " + to + " of " + length);
    }
    for (int i = from; i < to; i++) {
      target[at + i - from] = characters[i];
    }
  }

  /** Removes the characters from..to-1. */
  synchronized void delete(int from, int to) {
    int end = Math.min(to, length);
    if (from < 0 || from > end) {
      throw new StringIndexOutOfBoundsException("from " + from + " to " + to + " of " + length);
    }
    for (int i = end; i < length; i++) {
      characters[from + i - end] = characters[i];
    }
    length -= end - from;
  }

  @Override
  public synchronized String toString() {
    return new String(characters, 0, length);
  }

  /** The body of append; the lock of this text is held. */
  protected final void appendWhileLocked(Text other) {
    int more = other.length();
    if (length + more > characters.length) {
      characters = Arrays.copyOf(characters, length + more + SPARE);
    }
    other.copy(0, more, characters, length);
    length += more;
  }
}
