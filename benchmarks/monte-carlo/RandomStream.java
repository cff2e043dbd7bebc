package montecarlo;

/** Random numbers that depend on nothing but the seed (a xorshift generator and the polar method). */
class RandomStream {
  private long state;
  private double spare;
  private boolean hasSpare;

  RandomStream(long seed) {
    state = seed;
  }

  /** Between 0 and 1, evenly. */
  double nextUniform() {
    state ^= state << 13;
    state ^= state >>> 7;
    state ^= state << 17;
    return (state >>> 11) * 0x1.0p-53;
  }

  /** Mean 0, deviation 1, normally distributed. They come in pairs; the second one is kept for the next call. */
  double nextGaussian() {
    if (hasSpare) {
      hasSpare = false;
      return spare;
    }
    double u;
    double v;
    double square;
    do {
      u = 2 * nextUniform() - 1;
      v = 2 * nextUniform() - 1;
      square = u * u + v * v;
    } while (square >= 1 || square == 0);
    double factor = Math.sqrt(-2 * Math.log(square) / square);
    spare = v * factor;
    hasSpare = true;
    return u * factor;
  }
}
