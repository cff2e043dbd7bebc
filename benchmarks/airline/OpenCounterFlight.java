package airline;

class OpenCounterFlight extends Flight {
  OpenCounterFlight(int seats) {
    super(seats);
  }

  @Override
  void sell() {
    if (closed) {
      return;
    }
    // bug: others who have passed the test above are still to be counted
    sold = sold + 1;
    if (sold >= seats) {
      closed = true;
    }
  }
}
