// The handler is set and taken away again only if main has seen what the thread writes before it throws: so on all
// other schedules the exception goes to nobody, and on these ones too, unless the thread looks for the handler in
// between. Then it reads the field once, and calls what it has read.
//
// outcome: handled
// outcome: exception java.lang.IllegalStateException

import weaveproof.Check;

public class LitmusDefaultHandlerSeldomSet {
  static volatile boolean written;

  public static void main(String[] args) {
    new Thread(() -> {
      written = true;
      throw new IllegalStateException();
    }).start();
    if (!written) return;
    Thread.setDefaultUncaughtExceptionHandler((t, e) -> Check.outcome("handled"));
    Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
