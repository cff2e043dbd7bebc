// getAndUpdate calls its function again if the value has changed in between: the function, which counts its calls, is
// called once or twice, and its result is based on the value that it replaced.
//
// Main's set before the read: once, from 5. Behind the update: once, from 0, and main's 5 remains. Between the read
// and the compareAndSet: twice, and the second is based on 5.
//
// outcome: calls 1, left 6
// outcome: calls 1, left 5
// outcome: calls 2, left 6

import java.util.concurrent.atomic.AtomicInteger;
import weaveproof.Check;

public class LitmusUpdateTriedAgain {
  static final AtomicInteger VALUE = new AtomicInteger();
  static int calls;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> VALUE.getAndUpdate(value -> {
      ++calls;
      return value + 1;
    }));
    other.start();
    VALUE.set(5);
    other.join();
    Check.outcome("calls " + calls + ", left " + VALUE.get());
  }
}
