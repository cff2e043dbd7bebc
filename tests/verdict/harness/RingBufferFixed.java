import weaveproof.Check;

/** The index is wrapped; what comes out is what went in, in order. */
public class RingBufferFixed { // expect: no-violation
  final int[] items = new int[2];
  int in;
  int out;
  int count;

  boolean offer(int x) {
    if (count == items.length) return false;
    items[in] = x;
    in = (in + 1) % items.length;
    count++;
    return true;
  }

  int poll() {
    if (count == 0) return -1;
    count--;
    int x = items[out];
    out = (out + 1) % items.length;
    return x;
  }

  public static void main(String[] args) {
    RingBufferFixed buffer = new RingBufferFixed();
    int last = -1;
    for (int call = 0; call < 6; call++) {
      if (Check.anyBoolean()) {
        buffer.offer(call);
      } else {
        int x = buffer.poll();
        assert x == -1 || x > last;
        if (x != -1) last = x;
      }
    }
  }
}
