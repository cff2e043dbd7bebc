package airline;

/** What all sellers share: the seats sold so far, and whether sales are closed. */
abstract class Flight {
  protected final int seats;
  protected volatile int sold;
  protected volatile boolean closed;

  Flight(int seats) {
    this.seats = seats;
  }

  /** Sells one ticket, unless sales are closed; the ticket for the last seat closes them. */
  abstract void sell();

  boolean isClosed() {
    return closed;
  }

  int sold() {
    return sold;
  }
}
