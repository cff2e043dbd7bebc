// Each object is to be used under its own monitor. The reader takes the monitor of the wrong one: a lock of the same
// class, held at the same place of the code, but another lock. It sees the middle of the writer's section.
//
// outcome: 0
// outcome: 1
// outcome: 2

import weaveproof.Check;

public class LitmusLockOfOtherObject {
  int x;

  static void write(LitmusLockOfOtherObject object) {
    synchronized (object) {
      object.x = 1;
      object.x = 2;
    }
  }

  static int read(LitmusLockOfOtherObject object, LitmusLockOfOtherObject lock) {
    synchronized (lock) {
      return object.x;
    }
  }

  public static void main(String[] args) {
    LitmusLockOfOtherObject object = new LitmusLockOfOtherObject();
    LitmusLockOfOtherObject other = new LitmusLockOfOtherObject();
    new Thread(() -> write(object)).start();
    Check.outcome(read(object, other));
  }
}
