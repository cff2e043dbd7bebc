// A record with components of different times.
// options: --calls 'move(); where()' --operations 1
// wrong: [x=1, y=0]

class TornRecord {
  record Point(int x, int y) {}

  private volatile int x, y;

  void move() {
    x = 1;
    y = 1;
  }

  Point where() {
    return new Point(x, y);
  }
}

class TornRecordRight {
  record Point(int x, int y) {}

  private volatile int x, y;

  synchronized void move() {
    x = 1;
    y = 1;
  }

  synchronized Point where() {
    return new Point(x, y);
  }
}
