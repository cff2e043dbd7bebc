package tokenring;

class EarlyReleaseStation extends Station {
  EarlyReleaseStation(int number, Link in, Link out, Medium medium, int frames) {
    super(number, in, out, medium, frames);
  }

  @Override
  protected void finish(Token token) {
    release(token);
    endFrame(); // bug: the next station may have begun a frame
  }
}
