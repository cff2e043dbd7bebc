// Double-checked initialisation, whose fields are set behind the publication, in the lock: who looks without the lock
// finds the object half made; who finds nothing and goes into the lock finds it complete, or makes it.
//
// The maker publishes and sets the value to 1. Main looks: nothing, and then it waits for the lock or makes one itself:
// 1. Or the object, at 0 or at 1.
//
// outcome: fast 0
// outcome: fast 1
// outcome: slow 1

import weaveproof.Check;

public class LitmusSecondLookUnlocked {
  static LitmusSecondLookUnlocked instance;
  int value;

  static String get() {
    LitmusSecondLookUnlocked found = instance;
    if (found != null) return "fast " + found.value;
    synchronized (LitmusSecondLookUnlocked.class) {
      if (instance == null) {
        instance = new LitmusSecondLookUnlocked();
        instance.value = 1;
      }
      return "slow " + instance.value;
    }
  }

  public static void main(String[] args) {
    new Thread(LitmusSecondLookUnlocked::get).start();
    Check.outcome(get());
  }
}
