// An initialiser that tells that it has begun and then throws, with two threads that need the class. Main has looked
// before.
//
// Begun not seen: main may still be the one that runs it and gets the ExceptionInInitializerError, or comes second and
// gets the NoClassDefFoundError. Begun seen: the other one runs it, and main is second in any case.
//
// outcome: begun=false ExceptionInInitializerError
// outcome: begun=false NoClassDefFoundError
// outcome: begun=true NoClassDefFoundError

import weaveproof.Check;

public class LitmusClassInitFailureSeen {
  static volatile boolean begun;

  static class Broken {
    static int value = fail();

    static int fail() {
      begun = true;
      throw new IllegalStateException();
    }
  }

  static String attempt() {
    try {
      return "value " + Broken.value;
    } catch (ExceptionInInitializerError | NoClassDefFoundError e) {
      return e.getClass().getSimpleName();
    }
  }

  public static void main(String[] args) {
    new Thread(LitmusClassInitFailureSeen::attempt).start();
    boolean seen = begun;
    Check.outcome("begun=" + seen + " " + attempt());
  }
}
