package stringbuffer;

class LockedText extends Text {
  LockedText(String content) {
    super(content);
  }

  @Override
  synchronized void append(Text other) {
    synchronized (other) {
      appendWhileLocked(other);
    }
  }
}
