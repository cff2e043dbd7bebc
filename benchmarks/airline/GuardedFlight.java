package airline;

class GuardedFlight extends Flight {
  GuardedFlight(int seats) {
    super(seats);
  }

  @Override
  synchronized void sell() {
    if (closed) {
      return;
    }
    sold = sold + 1;
    if (sold >= seats) {
      closed = true;
    }
  }
}
