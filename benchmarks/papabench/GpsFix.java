package papabench;

/** Position in metres from the start, course in radians from north, speeds in metres a second. */
record GpsFix(float east, float north, float altitude, float course, float speed, float climb) {}
