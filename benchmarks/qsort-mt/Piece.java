package qsortmt;

/** A part of the array, both ends included. */
record Piece(int low, int high) {
  int length() {
    return high - low + 1;
  }
}
