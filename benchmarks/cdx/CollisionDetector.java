package cdx;

import java.util.ArrayList;
import java.util.List;

/** Frame by frame: aircraft to motions, motions to groups of neighbours, groups to collisions. */
class CollisionDetector {
  /** With more than this share of frames missing, old positions say nothing about the way that was flown. */
  private static final float TOLERATED_LOSS = 0.5f;

  /** How many frames a warning comes ahead of a collision. */
  private static final int LOOK_AHEAD = 2;

  private final StateTable lastSeen = new StateTable();
  private final Tracker tracker = new Tracker();
  private final Reducer reducer = new Reducer();

  /** Some frames are missing before this one. */
  void noteGap(int dropped, int frameNumber) {
    if (dropped > frameNumber * TOLERATED_LOSS) {
      lastSeen.clear();
      tracker.forget();
    }
  }

  Findings process(RawFrame frame) {
    List<Motion> flown = motions(frame);
    List<Motion> expected = new ArrayList<>();
    for (Motion motion : flown) {
      expected.add(tracker.extend(motion, LOOK_AHEAD));
    }
    List<Collision> collisions = collisionsOf(flown);
    List<Collision> warnings = collisionsOf(expected);
    warnings.removeAll(collisions);
    return new Findings(collisions, warnings);
  }

  private List<Motion> motions(RawFrame frame) {
    List<Motion> motions = new ArrayList<>();
    for (int i = 0; i < frame.aircraft(); i++) {
      int callSign = frame.callSign(i);
      Vector3 now = frame.position(i);
      Vector3 before = lastSeen.replace(callSign, now);
      motions.add(new Motion(callSign, before == null ? now : before, now));
    }
    return motions;
  }

  /** Every pair once, although two motions may be neighbours in several voxels. */
  private List<Collision> collisionsOf(List<Motion> motions) {
    List<Collision> collisions = new ArrayList<>();
    for (List<Motion> group : reducer.neighbours(motions)) {
      for (int i = 0; i < group.size(); i++) {
        for (int j = i + 1; j < group.size(); j++) {
          Collision collision = group.get(i).collisionWith(group.get(j));
          if (collision != null && !collisions.contains(collision)) {
            collisions.add(collision);
          }
        }
      }
    }
    return collisions;
  }
}
