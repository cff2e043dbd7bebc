// Main has the write lock and interrupts a thread that comes to read, interruptibly; then it lets the lock go. The
// reader throws, interrupted before its call or while it waits, and the flag is cleared; or it passes the test of its
// flag before the interrupt and finds the lock free: it has it, and the interrupt is pending.
//
// outcome: throws, interrupted false
// outcome: reads 1, interrupted true

import java.util.concurrent.locks.StampedLock;
import weaveproof.Check;

public class LitmusStampedReadInterrupted {
  static int x;

  public static void main(String[] args) {
    StampedLock lock = new StampedLock();
    long write = lock.writeLock();
    Thread other = new Thread(() -> {
      String how;
      try {
        long read = lock.readLockInterruptibly();
        how = "reads " + x;
        lock.unlockRead(read);
      } catch (InterruptedException e) {
        how = "throws";
      }
      Check.outcome(how + ", interrupted " + Thread.currentThread().isInterrupted());
    });
    other.start();
    x = 1;
    other.interrupt();
    lock.unlockWrite(write);
  }
}
