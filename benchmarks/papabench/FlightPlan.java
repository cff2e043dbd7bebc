package papabench;

import java.util.List;

/** The way that the aircraft shall take, over and over. The first waypoint is also where home is. */
record FlightPlan(List<Waypoint> waypoints) {
  static FlightPlan square() {
    return new FlightPlan(List.of(
        new Waypoint(0, 0, 75), new Waypoint(0, 150, 80), new Waypoint(150, 150, 90), new Waypoint(150, 0, 80)));
  }

  Waypoint home() {
    return waypoints.get(0);
  }

  Waypoint get(int index) {
    return waypoints.get(index % waypoints.size());
  }
}
