package cdx;

/** Two aircraft, the smaller call sign first. */
record Collision(int first, int second) {}
