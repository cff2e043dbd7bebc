package cdx;

/** A square column of the sky, by its place in the grid. */
record Voxel(int column, int row) {
  static final float SIZE = 10;

  static int index(float coordinate) {
    return (int) Math.floor(coordinate / SIZE);
  }

  /** Whether a motion passes through this column or comes closer to it than the safe distance. */
  boolean isTouchedBy(Motion motion) {
    float left = column * SIZE - Motion.SAFE_DISTANCE;
    float bottom = row * SIZE - Motion.SAFE_DISTANCE;
    float side = SIZE + 2 * Motion.SAFE_DISTANCE;
    float[] interval = {0, 1};
    return clip(interval, motion.from().x(), motion.to().x(), left, left + side)
        && clip(interval, motion.from().y(), motion.to().y(), bottom, bottom + side);
  }

  /** Cuts the interval of time down to when the coordinate is between low and high; false when nothing is left. */
  private static boolean clip(float[] interval, float from, float to, float low, float high) {
    float way = to - from;
    if (way == 0) {
      return from >= low && from <= high;
    }
    float enter = (way > 0 ? low - from : high - from) / way;
    float leave = (way > 0 ? high - from : low - from) / way;
    interval[0] = Math.max(interval[0], enter);
    interval[1] = Math.min(interval[1], leave);
    return interval[0] <= interval[1];
  }
}
