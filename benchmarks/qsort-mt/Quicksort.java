package qsortmt;

/** Sorts pieces of one array. Pieces that are sorted at the same time never overlap. */
class Quicksort {
  /** A piece as long as this is worth a thread of its own. */
  private static final int WORTH_HANDING_OVER = 2;

  private final int[] array;
  private final Pool pool;

  Quicksort(int[] array, Pool pool) {
    this.array = array;
    this.pool = pool;
  }

  void sort(Piece piece) {
    while (piece.length() > 1) {
      int middle = partition(piece.low(), piece.high());
      Piece left = new Piece(piece.low(), middle - 1);
      Piece right = new Piece(middle + 1, piece.high());
      handOverOrSort(left);
      piece = right;
    }
  }

  private void handOverOrSort(Piece piece) {
    if (piece.length() >= WORTH_HANDING_OVER) {
      Sorter idle = pool.claimIdle();
      if (idle != null) {
        idle.assign(piece);
        return;
      }
    }
    sort(piece);
  }

  /** Smaller elements to the left of the pivot, which is the last one; returns where the pivot has gone. */
  private int partition(int low, int high) {
    int pivot = array[high];
    int border = low;
    for (int i = low; i < high; i++) {
      int value = array[i];
      if (value < pivot) {
        if (i != border) {
          array[i] = array[border];
          array[border] = value;
        }
        border++;
      }
    }
    if (border != high) {
      array[high] = array[border];
      array[border] = pivot;
    }
    return border;
  }
}
