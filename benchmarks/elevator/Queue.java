package elevator;

/** The people who wait on one floor for a lift in one direction, and whether one is on its way to them. */
class Queue {
  final int floor;
  final Direction direction;
  private final Person[] people;
  private int waiting;
  private boolean claimed;

  Queue(int floor, Direction direction, int capacity) {
    this.floor = floor;
    this.direction = direction;
    this.people = new Person[capacity];
  }

  synchronized void join(Person person) {
    people[waiting++] = person;
  }

  /** A lift is needed and none is on its way. */
  synchronized boolean needsLift() {
    return waiting > 0 && !claimed;
  }

  /** A lift takes the call. From now on it can rely on that somebody is there. */
  synchronized void claim() {
    claimed = true;
  }

  /** One person enters the lift that has claimed this queue. */
  synchronized Person board() {
    Person next = people[waiting - 1];
    people[--waiting] = null;
    return next;
  }

  synchronized boolean isEmpty() {
    return waiting == 0;
  }

  /** The lift leaves; whoever stays behind or comes now needs another one. */
  synchronized void release() {
    claimed = false;
  }
}
