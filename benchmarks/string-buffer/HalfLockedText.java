package stringbuffer;

class HalfLockedText extends Text {
  HalfLockedText(String content) {
    super(content);
  }

  @Override
  synchronized void append(Text other) {
    appendWhileLocked(other); // bug: the other text may become shorter after it was asked for its length
  }
}
