package papabench;

class GuardedAttitude extends Attitude {
  @Override
  synchronized int encoded() {
    return encode(roll, pitch);
  }
}
