package montecarlo;

record Result(int task, double finalPrice, double highestPrice) {}
