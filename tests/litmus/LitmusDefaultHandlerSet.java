// The handler for all threads is set before or after the thread has looked for it.
//
// outcome: handled
// outcome: exception java.lang.IllegalStateException

import weaveproof.Check;

public class LitmusDefaultHandlerSet {
  public static void main(String[] args) {
    new Thread(() -> {
      throw new IllegalStateException();
    }).start();
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> Check.outcome("handled"));
  }
}
