package elevator;

/** The cabin: known to its own lift only. */
class Car {
  private final int floors;
  private final Person[] inside;
  private int count;
  private int position;
  private int delivered;

  Car(int floors, int capacity) {
    this.floors = floors;
    this.inside = new Person[capacity];
  }

  int position() {
    return position;
  }

  int delivered() {
    return delivered;
  }

  boolean isFull() {
    return count == inside.length;
  }

  void enter(Person person) {
    assert person.from() == position : "somebody from floor " + person.from() + " enters on floor " + position;
    inside[count++] = person;
  }

  void moveTo(int floor) {
    while (position != floor) {
      position += floor > position ? 1 : -1;
    }
  }

  /** Stops at the nearest of the wanted floors until everybody is out. */
  void deliverAll() {
    while (count > 0) {
      moveTo(nearestGoal());
      for (int i = count - 1; i >= 0; i--) {
        if (inside[i].to() == position) {
          inside[i] = inside[--count];
          inside[count] = null;
          delivered++;
        }
      }
    }
  }

  private int nearestGoal() {
    int nearest = inside[0].to();
    for (int i = 1; i < count; i++) {
      if (Math.abs(inside[i].to() - position) < Math.abs(nearest - position)) {
        nearest = inside[i].to();
      }
    }
    assert nearest >= 0 && nearest < floors : "no floor " + nearest;
    return nearest;
  }
}
