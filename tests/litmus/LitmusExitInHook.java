// A shutdown hook that calls System.exit waits for ever, as Runtime.exit documents: the shutdown has begun, and the
// thread that runs it waits for the hook. Every schedule ends so.
//
// outcome: hook
// outcome: deadlock

import weaveproof.Check;

public class LitmusExitInHook {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      Check.outcome("hook");
      System.exit(1);
    }));
    System.exit(0);
  }
}
