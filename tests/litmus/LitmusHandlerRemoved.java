// Thread.getUncaughtExceptionHandler reads the field twice: is there a handler, and which one. If main takes it away
// before the first read, nobody handles the exception; between the two, what is called is null, and the thread ends
// by that NullPointerException; later, the handler is called.
//
// outcome: handled
// outcome: exception java.lang.IllegalStateException
// outcome: exception java.lang.NullPointerException

import weaveproof.Check;

public class LitmusHandlerRemoved {
  public static void main(String[] args) {
    Thread thread = new Thread(() -> {
      throw new IllegalStateException();
    });
    thread.setUncaughtExceptionHandler((t, e) -> Check.outcome("handled"));
    thread.start();
    thread.setUncaughtExceptionHandler(null);
  }
}
