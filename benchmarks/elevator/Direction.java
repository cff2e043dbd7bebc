package elevator;

enum Direction {
  UP,
  DOWN;

  static Direction between(int from, int to) {
    return to > from ? UP : DOWN;
  }
}
