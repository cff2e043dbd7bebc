// sanitize-thread: yes
// Two classes whose initialisers need each other, used first by two threads.
//
// One thread begins its class and the other class too before the second thread begins: inside, the thread that runs
// both sees 0 in the unfinished one, so the inner class gets 1 and the outer 2. Each thread begins one class: they wait
// for each other's class for ever.
//
// outcome: left 2 right 1
// outcome: left 1 right 2
// outcome: deadlock
//
// sanitize: yes

import weaveproof.Check;

public class LitmusClassInitCycle {
  static int l, r;

  static class Left {
    static int value = Right.value + 1;
  }

  static class Right {
    static int value = Left.value + 1;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> l = Left.value);
    Thread b = new Thread(() -> r = Right.value);
    a.start();
    b.start();
    a.join();
    b.join();
    Check.outcome("left " + l + " right " + r);
  }
}
