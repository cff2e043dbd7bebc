// An inheritable thread-local is copied when a thread is made, not when it is started, and is the thread's own from
// then on. The maker changes its own before, between and behind: the new thread has what was there when it was made;
// the object that both refer to is one, and changes for both.
//
// outcome: 1, changed 0
// outcome: 1, changed 1
// outcome: 1, changed 2

import weaveproof.Check;

public class LitmusInheritedLocals {
  static final InheritableThreadLocal<Integer> NUMBER = new InheritableThreadLocal<>();
  static final InheritableThreadLocal<int[]> SHARED = new InheritableThreadLocal<>();

  public static void main(String[] args) {
    NUMBER.set(1);
    SHARED.set(new int[1]);
    Thread other = new Thread(() -> Check.outcome(NUMBER.get() + ", changed " + SHARED.get()[0]));
    NUMBER.set(2);
    other.start();
    NUMBER.set(3);
    SHARED.get()[0] = 1;
    SHARED.get()[0] = 2;
  }
}
