package cdx;

/** A ring between radar and detector. The radar never waits: what does not fit is dropped. */
class FrameBuffer {
  private final RawFrame[] frames;
  private int first;
  private int count;
  private boolean closed;

  FrameBuffer(int places) {
    frames = new RawFrame[places];
  }

  /** False when the buffer is full. */
  synchronized boolean offer(RawFrame frame) {
    if (count == frames.length) {
      return false;
    }
    frames[(first + count) % frames.length] = frame;
    count++;
    notifyAll();
    return true;
  }

  /** The oldest frame; null when the radar is switched off and nothing is left. */
  synchronized RawFrame take() throws InterruptedException {
    while (count == 0 && !closed) {
      wait();
    }
    if (count == 0) {
      return null;
    }
    RawFrame frame = frames[first];
    frames[first] = null;
    first = (first + 1) % frames.length;
    count--;
    return frame;
  }

  synchronized void close() {
    closed = true;
    notifyAll();
  }
}
