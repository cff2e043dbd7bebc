package tokenring;

/** Waits for the token, sends one frame, hands the token on. */
abstract class Station extends Thread {
  private final int number;
  private final Link in;
  private final Link out;
  private final Medium medium;
  private final int frames;

  Station(int number, Link in, Link out, Medium medium, int frames) {
    super("station " + number);
    this.number = number;
    this.in = in;
    this.out = out;
    this.medium = medium;
    this.frames = frames;
  }

  /** Holds the token, has begun a frame. Must end the frame and release the token. */
  protected abstract void finish(Token token);

  @Override
  public void run() {
    try {
      for (int i = 0; i < frames; i++) {
        Token token = in.take();
        medium.beginFrame(number);
        finish(token);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  protected final void endFrame() {
    medium.endFrame(number);
  }

  protected final void release(Token token) {
    token.hops++;
    out.put(token);
  }
}
