package elevator;

class HastyDispatch implements Dispatch {
  @Override
  public boolean tryClaim(Queue queue) {
    if (!queue.needsLift()) {
      return false;
    }
    queue.claim(); // bug: another lift may have found the call unclaimed too
    return true;
  }
}
