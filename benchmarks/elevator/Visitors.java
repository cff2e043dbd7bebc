package elevator;

/** The people of a day, one after the other, always the same ones. */
class Visitors extends Thread {
  private final Building building;
  private final int people;

  Visitors(Building building, int people) {
    super("visitors");
    this.building = building;
    this.people = people;
  }

  @Override
  public void run() {
    int floors = building.floors();
    for (int i = 0; i < people; i++) {
      int from = (i * 2 + 1) % floors;
      int to = (from + 1 + i % (floors - 1)) % floors;
      building.arrive(new Person(from, to));
    }
    building.close();
  }
}
