// An object is cloned without the monitor under which its two fields are written, a before b. clone is no one action:
// it copies field by field, here in the order in which they are declared. It reads before the writes (00), between
// them (10) or behind them (11), or both writes come between its two reads (01).
//
// outcome: 00
// outcome: 10
// outcome: 11
// outcome: 01

import weaveproof.Check;

public class LitmusCloneUnlocked implements Cloneable {
  int a, b;

  public static void main(String[] args) throws CloneNotSupportedException {
    LitmusCloneUnlocked object = new LitmusCloneUnlocked();
    new Thread(() -> {
      synchronized (object) {
        object.a = 1;
        object.b = 1;
      }
    }).start();
    LitmusCloneUnlocked copy = (LitmusCloneUnlocked) object.clone();
    Check.outcome("" + copy.a + copy.b);
  }
}
