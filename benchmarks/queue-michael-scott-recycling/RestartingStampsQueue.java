package queuemichaelscottrecycling;

/** The bug: a stamp that does not count is none. */
final class RestartingStampsQueue extends RecyclingQueue {
  @Override
  int following(int stamp) {
    return 0; // ERROR: should be stamp + 1
  }
}
