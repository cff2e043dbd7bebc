package elevator;

class LockedDispatch implements Dispatch {
  @Override
  public boolean tryClaim(Queue queue) {
    synchronized (queue) {
      if (!queue.needsLift()) {
        return false;
      }
      queue.claim();
      return true;
    }
  }
}
