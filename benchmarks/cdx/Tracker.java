package cdx;

import java.util.HashMap;
import java.util.Map;

/** The way of each aircraft over several frames, smoothed, for a look into the near future. */
class Tracker {
  private static final float WEIGHT = 0.5f;

  private final Map<Integer, Vector3> velocities = new HashMap<>();

  /** Notes a motion; returns where it leads if the aircraft flies on like that for some frames. */
  Motion extend(Motion motion, int frames) {
    Vector3 measured = motion.to().minus(motion.from());
    Vector3 known = velocities.getOrDefault(motion.callSign(), measured);
    Vector3 smoothed = known.plus(measured.minus(known).times(WEIGHT));
    velocities.put(motion.callSign(), smoothed);
    return new Motion(motion.callSign(), motion.to(), motion.to().plus(smoothed.times(frames)));
  }

  void forget() {
    velocities.clear();
  }
}
