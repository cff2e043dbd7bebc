package cdx;

/** A point or a difference of two points, in kilometres. */
record Vector3(float x, float y, float z) {
  Vector3 plus(Vector3 other) {
    return new Vector3(x + other.x, y + other.y, z + other.z);
  }

  Vector3 minus(Vector3 other) {
    return new Vector3(x - other.x, y - other.y, z - other.z);
  }

  Vector3 times(float factor) {
    return new Vector3(x * factor, y * factor, z * factor);
  }

  float dot(Vector3 other) {
    return x * other.x + y * other.y + z * other.z;
  }

  float squaredLength() {
    return dot(this);
  }
}
