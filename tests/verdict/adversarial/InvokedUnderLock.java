// sanitize-thread: yes
import java.lang.reflect.Method;

/** A synchronized method by reflection: the count is right, but the check of it comes too late. */
public class InvokedUnderLock {
  private int count;

  synchronized void increment() {
    count++;
  }

  public static void main(String[] args) throws Exception {
    InvokedUnderLock shared = new InvokedUnderLock();
    Method increment = InvokedUnderLock.class.getDeclaredMethod("increment");
    Runnable work = () -> {
      try {
        increment.invoke(shared);
      } catch (ReflectiveOperationException e) {
        throw new AssertionError(e);
      }
    };
    Thread other = new Thread(work);
    other.start();
    work.run();
    assert shared.count == 2; // expect: assertion
    other.join();
  }
}
