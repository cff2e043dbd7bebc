package papabench;

import java.util.List;

/** The stages that the aircraft goes through, over and over, and where home is. */
record FlightPlan(List<Stage> stages, Stage home) {
  static FlightPlan survey() {
    Waypoint start = new Waypoint(0, 0, 75);
    Waypoint northWest = new Waypoint(0, 150, 80);
    Waypoint northEast = new Waypoint(150, 150, 90);
    Waypoint southEast = new Waypoint(150, 0, 80);
    List<Stage> stages = List.of(
        new Stage.GoTo(northWest),
        new Stage.Line(northWest, northEast),
        new Stage.Line(northEast, southEast),
        new Stage.GoTo(start));
    return new FlightPlan(stages, new Stage.Circle(start, 60));
  }

  Stage get(int index) {
    return stages.get(index % stages.size());
  }
}
