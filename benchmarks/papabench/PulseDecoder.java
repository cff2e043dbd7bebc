package papabench;

/** Turns trains of pulses into frames, and takes the edge off by the mean of the last ones. */
class PulseDecoder {
  private static final int SHORTEST = 900;
  private static final int LONGEST = 2100;
  private static final int CENTRE = 1500;
  private static final int HALF_RANGE = 500;
  private static final int HISTORY = 2;

  private static final int ROLL = 0;
  private static final int PITCH = 1;
  private static final int THROTTLE = 2;
  private static final int MODE = 3;

  private final int[][] last = new int[HISTORY][];
  private int decoded;

  /** A train with a missing or impossible pulse counts as no frame at all. */
  RadioFrame decode(int[] pulses) {
    for (int pulse : pulses) {
      if (pulse < SHORTEST || pulse > LONGEST) {
        return RadioFrame.SILENCE;
      }
    }
    last[decoded % HISTORY] = pulses;
    decoded++;
    return new RadioFrame(true, mean(ROLL), mean(PITCH), mean(THROTTLE), switchPosition(pulses[MODE]));
  }

  /** Between -1 and 1. */
  private float mean(int channel) {
    int sum = 0;
    int count = 0;
    for (int[] pulses : last) {
      if (pulses != null) {
        sum += pulses[channel] - CENTRE;
        count++;
      }
    }
    return sum / (float) (count * HALF_RANGE);
  }

  private static int switchPosition(int pulse) {
    if (pulse < CENTRE - HALF_RANGE / 2) {
      return -1;
    }
    return pulse > CENTRE + HALF_RANGE / 2 ? 1 : 0;
  }
}
