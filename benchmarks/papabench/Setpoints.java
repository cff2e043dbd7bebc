package papabench;

/** What the outer loops want of the inner ones: course gives roll, altitude gives climb, climb gives pitch. */
class Setpoints {
  private float roll;
  private float pitch;
  private float climb;
  private float altitude = 80;

  synchronized float roll() {
    return roll;
  }

  synchronized void setRoll(float wanted) {
    roll = wanted;
  }

  synchronized float pitch() {
    return pitch;
  }

  synchronized void setPitch(float wanted) {
    pitch = wanted;
  }

  synchronized float climb() {
    return climb;
  }

  synchronized void setClimb(float wanted) {
    climb = wanted;
  }

  synchronized float altitude() {
    return altitude;
  }

  synchronized void setAltitude(float wanted) {
    altitude = wanted;
  }
}
