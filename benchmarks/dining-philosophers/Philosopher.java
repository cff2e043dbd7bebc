package diningphilosophers;

class Philosopher extends Thread {
  private final Fork first;
  private final Fork second;
  private final int meals;

  Philosopher(String name, Fork first, Fork second, int meals) {
    super(name);
    this.first = first;
    this.second = second;
    this.meals = meals;
  }

  @Override
  public void run() {
    for (int meal = 0; meal < meals; meal++) {
      synchronized (first) {
        synchronized (second) { // deadlock: when all stand here
          first.use();
          second.use();
        }
      }
    }
  }
}
