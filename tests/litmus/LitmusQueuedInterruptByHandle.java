// As LitmusQueuedInterruptTaken, but main looks through a method handle: then it is the library that calls isInterrupted.
//
// outcome: interrupted true
// outcome: interrupted false

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.locks.ReentrantLock;
import weaveproof.Check;

public class LitmusQueuedInterruptByHandle {
  public static void main(String[] args) throws Throwable {
    MethodHandle look = MethodHandles.lookup()
        .findVirtual(Thread.class, "isInterrupted", MethodType.methodType(boolean.class));
    ReentrantLock lock = new ReentrantLock();
    Thread other = new Thread(lock::lock);
    lock.lock();
    other.start();
    lock.unlock();
    other.interrupt();
    boolean seen = (boolean) look.invokeExact(other);
    if (other.isAlive()) Check.outcome("interrupted " + seen); // an ended thread is not interrupted
  }
}
