package cdx;

/** How many frames the detector never got to see. */
interface Statistics {
  /** By the radar. */
  void frameDropped();

  /** By the detector, when it has noticed a gap, and by whoever reports at the end. */
  int dropped();
}
