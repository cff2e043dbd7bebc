package cdx;

/**
 * Where each aircraft is at the time of each frame. They fly in pairs, head on: the two of a pair are on parallel lines
 * that are close enough for a collision when the number of the pair is even, and well apart when it is odd.
 */
final class FlightPaths {
  private static final float SPEED = 4;
  private static final float LANE = 30;
  private static final float APART = 6;

  private FlightPaths() {}

  static Vector3 position(int aircraft, int frame) {
    int pair = aircraft / 2;
    boolean eastbound = aircraft % 2 == 0;
    float meeting = 10 + 4 * pair; // half the distance at the beginning
    float x = eastbound ? frame * SPEED - meeting : meeting - frame * SPEED;
    float gap = pair % 2 == 0 ? 0 : APART;
    float y = pair * LANE + (eastbound ? 0 : gap);
    return new Vector3(x, y, 10 + 0.1f * (frame % 3));
  }

  static RawFrame frame(int number, int aircraft) {
    RawFrame frame = new RawFrame(number, aircraft);
    for (int i = 0; i < aircraft; i++) {
      frame.set(i, 100 + i, position(i, number));
    }
    return frame;
  }
}
