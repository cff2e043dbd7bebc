package cdx;

/** Takes frames out of the buffer until the radar is switched off. All that it computes with is its own. */
class DetectorThread extends Thread {
  private final FrameBuffer buffer;
  private final Statistics statistics;
  private int processed;
  private int collisions;

  DetectorThread(FrameBuffer buffer, Statistics statistics) {
    super("detector");
    this.buffer = buffer;
    this.statistics = statistics;
  }

  @Override
  public void run() {
    CollisionDetector detector = new CollisionDetector();
    int frames = 0;
    int found = 0;
    int expected = 0;
    try {
      RawFrame frame;
      while ((frame = buffer.take()) != null) {
        if (frame.number != expected) {
          detector.noteGap(statistics.dropped(), frame.number);
        }
        expected = frame.number + 1;
        found += detector.process(frame).collisions().size();
        frames++;
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    processed = frames;
    collisions = found;
  }

  int processed() {
    return processed;
  }

  int collisions() {
    return collisions;
  }
}
