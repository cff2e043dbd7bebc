package cdx;

import java.util.HashMap;
import java.util.Map;

/** Where each aircraft was when it was seen last. */
class StateTable {
  private final Map<Integer, Vector3> positions = new HashMap<>();

  /** Notes the new position and returns the old one, null for an aircraft that was not known. */
  Vector3 replace(int callSign, Vector3 position) {
    return positions.put(callSign, position);
  }

  void clear() {
    positions.clear();
  }
}
