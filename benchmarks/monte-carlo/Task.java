package montecarlo;

/** One run of the simulation. Its number decides its random numbers, and so its result. */
record Task(int number) {
  long seed() {
    return 0x9e3779b97f4a7c15L * (number + 1);
  }
}
