// Both threads begin it.
// options: --calls 'advance()' --operations 1
// wrong: State.RUNNING

class SameState {
  enum State { NEW, RUNNING, DONE }

  private volatile State state = State.NEW;

  State advance() {
    State next = state == State.NEW ? State.RUNNING : State.DONE;
    state = next;
    return next;
  }
}

class SameStateRight {
  enum State { NEW, RUNNING, DONE }

  private volatile State state = State.NEW;

  synchronized State advance() {
    State next = state == State.NEW ? State.RUNNING : State.DONE;
    state = next;
    return next;
  }
}
