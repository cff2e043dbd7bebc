package tokenring;

class PatientStation extends Station {
  PatientStation(int number, Link in, Link out, Medium medium, int frames) {
    super(number, in, out, medium, frames);
  }

  @Override
  protected void finish(Token token) {
    endFrame();
    release(token);
  }
}
