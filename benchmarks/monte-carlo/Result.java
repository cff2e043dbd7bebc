package montecarlo;

/** What is kept of a path. */
record Result(int task, double last, double highest, double average, double drawdown) {}
