// Thread.getUncaughtExceptionHandler reads the field twice: is there a handler, and which one. If main takes it away
// before the first read, nobody handles the exception; between the two, what is called is null, and the thread ends
// by that NullPointerException; later, the handler is called. From 19 on, the field is read once.
//
// outcome: handled
// outcome: exception java.lang.IllegalStateException
// outcome: exception java.lang.NullPointerException
// outcome 21, 25: handled
// outcome 21, 25: exception java.lang.IllegalStateException

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
