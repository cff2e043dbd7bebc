package papabench;

record Waypoint(float east, float north, float altitude) {}
