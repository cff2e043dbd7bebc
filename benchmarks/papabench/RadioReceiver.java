package papabench;

/**
 * Plays a recording of the remote control: automatic flight, a short correction by hand, then the transmitter is out of
 * reach. A frame is a train of pulses, one for each channel, between 1000 and 2000 microseconds.
 */
class RadioReceiver {
  static final int CHANNELS = 4;
  static final int NO_PULSE = 0;

  private static final int HAND = 6;
  private static final int AUTOMATIC = 8;
  private static final int OUT_OF_REACH = 20;
  private static final int SPIKE = 3;

  int[] pulses(int frame) {
    if (frame >= OUT_OF_REACH) {
      return new int[CHANNELS];
    }
    if (frame >= HAND && frame < AUTOMATIC) {
      return new int[] {1625, 1437, 1750, 1500};
    }
    int[] pulses = {1500, 1500, 1750, 2000};
    if (frame == SPIKE) {
      pulses[0] = 2400; // no transmitter sends this; the decoder must not believe it
    }
    return pulses;
  }
}
