package cdx;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Frame by frame: aircraft to motions, motions to groups of neighbours, groups to collisions. */
class CollisionDetector {
  /** With more than this share of frames missing, old positions say nothing about the way that was flown. */
  private static final float TOLERATED_LOSS = 0.5f;

  private final StateTable lastSeen = new StateTable();
  private final Reducer reducer = new Reducer();

  /** Some frames are missing before this one. */
  void noteGap(int dropped, int frameNumber) {
    if (dropped > frameNumber * TOLERATED_LOSS) {
      lastSeen.clear();
    }
  }

  List<Collision> process(RawFrame frame) {
    Collection<List<Motion>> groups = reducer.neighbours(motions(frame));
    List<Collision> collisions = new ArrayList<>();
    for (List<Motion> group : groups) {
      findCollisions(group, collisions);
    }
    return collisions;
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
  private static void findCollisions(List<Motion> group, List<Collision> collisions) {
    for (int i = 0; i < group.size(); i++) {
      for (int j = i + 1; j < group.size(); j++) {
        Collision collision = group.get(i).collisionWith(group.get(j));
        if (collision != null && !collisions.contains(collision)) {
          collisions.add(collision);
        }
      }
    }
  }
}
