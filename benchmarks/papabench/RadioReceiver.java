package papabench;

/** Plays a recording: automatic flight, a short correction by hand, then the transmitter is out of reach. */
class RadioReceiver {
  private static final int HAND = 6;
  private static final int AUTOMATIC = 8;
  private static final int OUT_OF_REACH = 20;

  RadioFrame frame(int number) {
    if (number >= OUT_OF_REACH) {
      return RadioFrame.SILENCE;
    }
    if (number >= HAND && number < AUTOMATIC) {
      return new RadioFrame(true, 0.25f, -0.125f, 0.5f, 0);
    }
    return new RadioFrame(true, 0, 0, 0.5f, 1);
  }
}
