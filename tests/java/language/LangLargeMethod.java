// A loop whose body is longer than 32 KiB of code, so that javac needs goto_w: a finally block is copied to every exit
// of its try.
public class LangLargeMethod {
  static final long[] trace = new long[16];

  static long run(int rounds) {
    long hash = 1;
    int exits = 0;
    outer:
    for (int i = 0; i < rounds; i++) {
      try {
        exits++;
        if (i % 60 == 59) continue outer;
        if (i % 60 == 58) continue outer;
        if (i % 60 == 57) continue outer;
        if (i % 60 == 56) continue outer;
        if (i % 60 == 55) continue outer;
        if (i % 60 == 54) continue outer;
        if (i % 60 == 53) continue outer;
        if (i % 60 == 52) continue outer;
        if (i % 60 == 51) continue outer;
        if (i % 60 == 50) continue outer;
        if (i % 60 == 49) continue outer;
        if (i % 60 == 48) continue outer;
        if (i % 60 == 47) continue outer;
        if (i % 60 == 46) continue outer;
        if (i % 60 == 45) continue outer;
        if (i % 60 == 44) continue outer;
        if (i % 60 == 43) continue outer;
        if (i % 60 == 42) continue outer;
        if (i % 60 == 41) continue outer;
        if (i % 60 == 40) continue outer;
        if (i % 60 == 39) continue outer;
        if (i % 60 == 38) continue outer;
        if (i % 60 == 37) continue outer;
        if (i % 60 == 36) continue outer;
        if (i % 60 == 35) continue outer;
        if (i % 60 == 34) continue outer;
        if (i % 60 == 33) continue outer;
        if (i % 60 == 32) continue outer;
        if (i % 60 == 31) continue outer;
        if (i % 60 == 30) continue outer;
        if (i % 60 == 29) continue outer;
        if (i % 60 == 28) continue outer;
        if (i % 60 == 27) continue outer;
        if (i % 60 == 26) continue outer;
        if (i % 60 == 25) continue outer;
        if (i % 60 == 24) continue outer;
        if (i % 60 == 23) continue outer;
        if (i == 1_000) break outer;
        if (i == 2_000) return -1;
        if (i % 97 == 5) throw new ArithmeticException("round " + i);
      } catch (ArithmeticException e) {
        hash = hash * 17 + e.getMessage().hashCode();
        if (i % 2 == 0) continue;
        exits += 1000;
      } finally {
        hash = hash * 31 + i;
        hash ^= hash >>> 7;
        trace[0] += hash & 0xff;
        trace[1] += trace[0] * 3 + 1;
        trace[2] += trace[1] * 5 + 2;
        trace[3] += trace[2] * 7 + 3;
        trace[4] += trace[3] * 11 + 4;
        trace[5] += trace[4] * 13 + 5;
        trace[6] += trace[5] * 17 + 6;
        trace[7] += trace[6] * 19 + 7;
        trace[8] += trace[7] * 23 + 8;
        trace[9] += trace[8] * 29 + 9;
        trace[10] += trace[9] * 31 + 10;
        trace[11] += trace[10] * 37 + 11;
        trace[12] += trace[11] * 41 + 12;
        trace[13] += trace[12] * 43 + 13;
        trace[14] += trace[13] * 47 + 14;
        trace[15] += trace[14] * 53 + 15;
        if (hash % 3 == 0) trace[1] -= trace[2];
        if (hash % 5 == 0) trace[2] -= trace[3];
        if (hash % 7 == 0) trace[3] -= trace[4];
        if (hash % 11 == 0) trace[4] -= trace[5];
        if (hash % 13 == 0) trace[5] -= trace[6];
        if (hash % 17 == 0) trace[6] -= trace[7];
        switch (i % 8) {
          case 0: trace[7] ^= trace[0]; break;
          case 1: trace[8] ^= trace[1] << 1; break;
          case 2: trace[9] ^= trace[2] << 2; break;
          case 3: trace[10] ^= trace[3] << 3; break;
          case 4: trace[11] ^= trace[4] << 4; break;
          case 5: trace[12] ^= trace[5] << 5; break;
          default: trace[13] ^= trace[6] << 6; break;
        }
        for (int k = 1; k < 4; k++) trace[k] = trace[k] * 3 + trace[k - 1];
        trace[14] = trace[14] > trace[15] ? trace[15] - trace[14] : trace[14] ^ trace[13];
        trace[15] = trace[15] < 0 && trace[0] > 5 || trace[1] != 7 ? trace[15] >> 1 : trace[15] * 3;
      }
      hash += exits;
    }
    return hash;
  }

  public static void main(String[] args) {
    System.out.println(run(10));
    System.out.println(run(250));
    System.out.println(run(1_500));
    for (long value : trace) System.out.print(value + " ");
    System.out.println();
  }
}
