package montecarlo;

/** One possible future of the share, day after day. */
class Simulation {
  private final Model model;
  private final Task task;
  private final double[] path;

  Simulation(Model model, int steps, Task task) {
    this.model = model;
    this.task = task;
    this.path = new double[steps + 1];
  }

  Result run() {
    RandomStream random = new RandomStream(task.seed());
    double day = 1 / Model.DAYS_A_YEAR;
    double trend = (model.drift() - model.volatility() * model.volatility() / 2) * day;
    double shake = model.volatility() * Math.sqrt(day);
    path[0] = model.start();
    for (int i = 1; i < path.length; i++) {
      path[i] = path[i - 1] * Math.exp(trend + shake * random.nextGaussian());
    }
    return new Result(task.number(), path[path.length - 1], highest());
  }

  private double highest() {
    double highest = path[0];
    for (double price : path) {
      highest = Math.max(highest, price);
    }
    return highest;
  }
}
