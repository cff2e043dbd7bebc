package cdx;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Cuts the sky into voxels, so that only motions that meet in one of them have to be compared. */
class Reducer {
  Collection<List<Motion>> neighbours(List<Motion> motions) {
    Map<Voxel, List<Motion>> voxels = new HashMap<>();
    for (Motion motion : motions) {
      enter(motion, voxels);
    }
    voxels.values().removeIf(group -> group.size() < 2);
    return voxels.values();
  }

  private static void enter(Motion motion, Map<Voxel, List<Motion>> voxels) {
    int left = Voxel.index(Math.min(motion.from().x(), motion.to().x()) - Motion.SAFE_DISTANCE);
    int right = Voxel.index(Math.max(motion.from().x(), motion.to().x()) + Motion.SAFE_DISTANCE);
    int bottom = Voxel.index(Math.min(motion.from().y(), motion.to().y()) - Motion.SAFE_DISTANCE);
    int top = Voxel.index(Math.max(motion.from().y(), motion.to().y()) + Motion.SAFE_DISTANCE);
    for (int column = left; column <= right; column++) {
      for (int row = bottom; row <= top; row++) {
        Voxel voxel = new Voxel(column, row);
        if (voxel.isTouchedBy(motion)) {
          voxels.computeIfAbsent(voxel, key -> new ArrayList<>()).add(motion);
        }
      }
    }
  }
}
