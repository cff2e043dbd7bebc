package montecarlo;

/** Does every n-th run, beginning with its own number. */
class Worker extends Thread {
  private final int number;
  private final int workers;
  private final int runs;
  private final int steps;
  private final Model model;
  private final ResultBook book;

  Worker(int number, int workers, int runs, int steps, Model model, ResultBook book) {
    super("worker " + number);
    this.number = number;
    this.workers = workers;
    this.runs = runs;
    this.steps = steps;
    this.model = model;
    this.book = book;
  }

  @Override
  public void run() {
    for (int run = number; run < runs; run += workers) {
      book.add(new Simulation(model, steps, new Task(run)).run());
    }
  }
}
