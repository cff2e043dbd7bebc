// A thread that enters a monitor which it holds already has nobody to wait for.
//
// outcome: RUNNABLE
// outcome: TERMINATED

import weaveproof.Check;

public class LitmusStateOfOwner {
  static final Object LOCK = new Object();
  static volatile int x;

  public static void main(String[] args) {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        synchronized (LOCK) {
          x = 1;
  }
}
});
other.start();
Check.outcome(other.getState());
}
}
