package montecarlo;

/** One possible future of the share, day after day. */
class Simulation {
  private final Model model;
  private final int days;
  private final Task task;

  Simulation(Model model, int days, Task task) {
    this.model = model;
    this.days = days;
    this.task = task;
  }

  Result run() {
    RandomStream random = new RandomStream(task.seed());
    double day = 1 / Model.DAYS_A_YEAR;
    double trend = (model.drift() - model.volatility() * model.volatility() / 2) * day;
    double shake = model.volatility() * Math.sqrt(day);
    Path path = new Path(days);
    path.set(0, model.start());
    for (int i = 1; i <= path.days(); i++) {
      path.set(i, path.price(i - 1) * Math.exp(trend + shake * random.nextGaussian()));
    }
    return new Result(task.number(), path.last(), path.highest(), path.average(), path.drawdown());
  }
}
