package cdx;

/** The collisions that one thread alone finds when no frame is lost: every pair of aircraft is compared. */
final class ReferenceRun {
  private final Traffic traffic;

  ReferenceRun(int aircraft) {
    traffic = Traffic.of(aircraft);
  }

  int collisions(int frames) {
    int found = 0;
    int aircraft = traffic.flights().size();
    for (int frame = 0; frame < frames; frame++) {
      for (int i = 0; i < aircraft; i++) {
        for (int j = i + 1; j < aircraft; j++) {
          found += motion(i, frame).collisionWith(motion(j, frame)) == null ? 0 : 1;
        }
      }
    }
    return found;
  }

  private Motion motion(int aircraft, int frame) {
    Flight flight = traffic.flights().get(aircraft);
    Vector3 now = flight.at(frame);
    Vector3 before = frame == 0 ? now : flight.at(frame - 1);
    return new Motion(flight.callSign(), before, now);
  }
}
