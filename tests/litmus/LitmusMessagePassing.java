// Message passing: data is written before the flag, and read after it.
//
// A reader that sees the flag reads the data after it was written, so flag=1 data=0 is impossible. A reader that does
// not see the flag may come before the data (0), or have its second read after it (1).
//
// outcome: flag=0 data=0
// outcome: flag=0 data=1
// outcome: flag=1 data=1

import weaveproof.Check;

public class LitmusMessagePassing {
  static int data, flag, r1, r2;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      data = 1;
      flag = 1;
    });
    Thread reader = new Thread(() -> {
      r1 = flag;
      r2 = data;
    });
    writer.start();
    reader.start();
    writer.join();
    reader.join();
    Check.outcome("flag=" + r1 + " data=" + r2);
  }
}
