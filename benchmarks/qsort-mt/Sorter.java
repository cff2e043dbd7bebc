package qsortmt;

/** A thread of the pool: waits for a piece, sorts it, says that it is idle again. */
class Sorter extends Thread {
  private final Pool pool;
  private Piece piece;
  private boolean stopped;

  Sorter(String name, Pool pool) {
    super(name);
    this.pool = pool;
  }

  /** By a thread that has claimed this one. */
  synchronized void assign(Piece newPiece) {
    assert piece == null : "from " + piece.low() + " to " + piece.high() + " will never be sorted";
    piece = newPiece;
    notify();
  }

  synchronized void finish() {
    stopped = true;
    notify();
  }

  @Override
  public void run() {
    Quicksort quicksort = pool.quicksort();
    try {
      Piece next;
      while ((next = awaitPiece()) != null) {
        quicksort.sort(next);
        pool.becomeIdle(this);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized Piece awaitPiece() throws InterruptedException {
    while (piece == null && !stopped) {
      wait();
    }
    Piece next = piece;
    piece = null;
    return next;
  }
}
