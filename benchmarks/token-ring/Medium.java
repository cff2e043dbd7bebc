package tokenring;

/** The wire. It has no lock: the token is what keeps two stations from using it at a time. */
class Medium {
  private static final int NOBODY = -1;

  private int sender = NOBODY;
  private int frames;

  void beginFrame(int station) {
    assert sender == NOBODY : station + " and " + sender + " send at the same time";
    sender = station;
  }

  void endFrame(int station) {
    assert sender == station : station + " and " + sender + " send at the same time";
    frames = frames + 1;
    sender = NOBODY;
  }

  int frames() {
    return frames;
  }
}
