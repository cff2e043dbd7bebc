// sanitize: yes
import weaveproof.Check;

/** Every sequence of six calls to a small ring buffer, which forgets to wrap one of its indices. */
public class RingBuffer {
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
    return items[out++]; // expect: exception java.lang.ArrayIndexOutOfBoundsException
  }

  public static void main(String[] args) {
    RingBuffer buffer = new RingBuffer();
    for (int call = 0; call < 6; call++) {
      if (Check.anyBoolean()) buffer.offer(call);
      else buffer.poll();
    }
  }
}
