package cdx;

/** The collisions that one thread alone finds when no frame is lost: every pair of aircraft is compared. */
final class ReferenceRun {
  private ReferenceRun() {}

  static int collisions(int frames, int aircraft) {
    int found = 0;
    for (int frame = 0; frame < frames; frame++) {
      for (int i = 0; i < aircraft; i++) {
        for (int j = i + 1; j < aircraft; j++) {
          found += motion(i, frame).collisionWith(motion(j, frame)) == null ? 0 : 1;
        }
      }
    }
    return found;
  }

  private static Motion motion(int aircraft, int frame) {
    Vector3 now = FlightPaths.position(aircraft, frame);
    Vector3 before = frame == 0 ? now : FlightPaths.position(aircraft, frame - 1);
    return new Motion(aircraft, before, now);
  }
}
