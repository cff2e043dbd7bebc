package papabench;

class OpenAttitude extends Attitude {
  @Override
  int encoded() {
    return encode(roll, pitch); // race: with the write of the stabilisation task; roll and pitch may not fit together
  }
}
