package elevator;

record Person(int from, int to) {
  Person {
    if (from == to) {
      throw new IllegalArgumentException("nobody takes a lift to the floor where he is");
    }
  }

  Direction direction() {
    return Direction.between(from, to);
  }
}
