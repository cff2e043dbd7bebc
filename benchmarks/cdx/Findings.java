package cdx;

import java.util.List;

/** What the detector has to say about one frame: collisions that have happened, and others that are to be feared. */
record Findings(List<Collision> collisions, List<Collision> warnings) {}
