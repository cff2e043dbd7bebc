// One thread turns in a loop until a flag is set, another sets it. A turn of the loop leads back to the same state.
//
// Places of the reader: before its read, or done; of the writer: before its write, or done. Reader done and writer not
// is impossible: 3 states. Transitions: read in vain, write, read.
//
// With everything visible both have the read of LockSupport.U in addition: the writer is before its write (reader in
// the loop: 1 state, 2 transitions), or before or behind that read (2 places) with the reader in the loop, before its
// own read, or done (3 places): 6 states, with 3 + 2*2 = 7 transitions. Twice for main's read.
//
// states: 1 + 3 = 4
// transitions: 1 + 3 = 4
// states, all visible: 1 + 2*(1 + 6) = 15
// transitions, all visible: 1 + 2*(2 + 7) + 7 = 26

import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

public class CountSpin {
  static volatile boolean flag;

  static class Reader extends Thread {
    @Override
    public void run() {
      while (!flag) {
      }
      LockSupport.park();
    }
  }

  static class Writer extends Thread {
    @Override
    public void run() {
      flag = true;
      LockSupport.park();
    }
  }

  static class Starter implements Runnable {
    @Override
    public void run() {
      LockSupport.unpark(null);
      new Reader().start();
      new Writer().start();
    }
  }

  public static void main(String[] args) {
    Check.atomic(new Starter());
    LockSupport.park();
  }
}
