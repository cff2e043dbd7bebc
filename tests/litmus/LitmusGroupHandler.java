// A group of the program's own decides what becomes of exceptions that its threads do not catch.
//
// outcome: group asked

import weaveproof.Check;

public class LitmusGroupHandler {
  static class Asked extends ThreadGroup {
    Asked() {
      super("asked");
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
      Check.outcome("group asked");
    }
  }

  public static void main(String[] args) {
    new Thread(new Asked(), () -> {
      throw new IllegalStateException();
    }).start();
  }
}
