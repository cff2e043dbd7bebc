package cdx;

/** Sends a frame for every turn of the antenna, whether somebody keeps up with it or not. */
class Radar extends Thread {
  private final FrameBuffer buffer;
  private final Statistics statistics;
  private final int frames;
  private final int aircraft;

  Radar(FrameBuffer buffer, Statistics statistics, int frames, int aircraft) {
    super("radar");
    this.buffer = buffer;
    this.statistics = statistics;
    this.frames = frames;
    this.aircraft = aircraft;
  }

  @Override
  public void run() {
    Traffic traffic = Traffic.of(aircraft);
    for (int number = 0; number < frames; number++) {
      if (!buffer.offer(traffic.frame(number))) {
        statistics.frameDropped();
      }
    }
    buffer.close();
  }
}
