// Memory outside the heap is shared by all who know where it is. Message passing through a direct buffer: who sees the second
// write sees the first; all else is possible. And a copy out of it: one element after the other, in units of eight bytes.
//
// outcome: 0 0
// outcome: 0 1
// outcome: 1 1
// outcome: copied 0 0
// outcome: copied 0 1
// outcome: copied 1 0
// outcome: copied 1 1
// sanitize: yes

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import weaveproof.Check;

public class LitmusRawMemory {
  public static void main(String[] args) {
    boolean copies = Check.anyBoolean();
    LongBuffer memory = ByteBuffer.allocateDirect(64).order(ByteOrder.nativeOrder()).asLongBuffer();
    Thread writer = new Thread(() -> {
      memory.put(0, 1);
      memory.put(7, 1);
    });
    writer.start();
    if (copies) {
      long[] copy = new long[8];
      memory.get(copy);
      Check.outcome("copied " + copy[0] + " " + copy[7]);
    } else {
      long second = memory.get(7), first = memory.get(0);
      Check.outcome(second + " " + first);
    }
  }
}
