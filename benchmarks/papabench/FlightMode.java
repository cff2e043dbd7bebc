package papabench;

/** Who flies: the pilot on the ground, the pilot with stabilisation, the flight plan, or the way home. */
enum FlightMode {
  MANUAL,
  STABILIZED,
  AUTOMATIC,
  HOME;

  boolean followsFlightPlan() {
    return this == AUTOMATIC || this == HOME;
  }
}
