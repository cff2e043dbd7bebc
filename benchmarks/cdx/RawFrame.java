package cdx;

/** What the radar sees in one turn: for each aircraft its call sign and three coordinates. */
class RawFrame {
  final int number;
  private final int[] callSigns;
  private final float[] coordinates;

  RawFrame(int number, int aircraft) {
    this.number = number;
    this.callSigns = new int[aircraft];
    this.coordinates = new float[3 * aircraft];
  }

  int aircraft() {
    return callSigns.length;
  }

  void set(int index, int callSign, Vector3 position) {
    callSigns[index] = callSign;
    coordinates[3 * index] = position.x();
    coordinates[3 * index + 1] = position.y();
    coordinates[3 * index + 2] = position.z();
  }

  int callSign(int index) {
    return callSigns[index];
  }

  Vector3 position(int index) {
    return new Vector3(coordinates[3 * index], coordinates[3 * index + 1], coordinates[3 * index + 2]);
  }
}
