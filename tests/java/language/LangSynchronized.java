// stress: yes
// sanitize: yes
// Monitors in one thread: methods, blocks, nesting, exceptions and jumps out of them, holdsLock, wrong owners.
public class LangSynchronized {
  static final Object LOCK = new Object();
  static int depthSeen;
  int calls;

  static boolean held(Object object) {
    return Thread.holdsLock(object);
  }

  synchronized String instanceMethod(int depth) {
    calls++;
    if (depth > 0) return held(this) + instanceMethod(depth - 1);
    return "end";
  }

  static synchronized String staticMethod() {
    return "class " + held(LangSynchronized.class) + " lock " + held(LOCK);
  }

  synchronized void failing() {
    throw new IllegalStateException("in a synchronized method " + held(this));
  }

  static String nested() {
    StringBuilder text = new StringBuilder();
    Object other = new int[0];
    synchronized (LOCK) {
      text.append(held(LOCK)).append(held(other));
      synchronized (other) {
        synchronized (LOCK) {
          text.append(held(LOCK)).append(held(other));
        }
        text.append(held(LOCK)).append(held(other));
      }
      text.append(held(LOCK)).append(held(other));
    }
    return text.append(held(LOCK)).append(held(other)).toString();
  }

  static int jumps(int how) {
    outer:
    for (int i = 0; i < 3; i++) {
      synchronized (LOCK) {
        if (how == 0) return i;
        if (how == 1) continue outer;
        if (how == 2) break outer;
        try {
          synchronized (LangSynchronized.class) {
            if (how == 3) throw new RuntimeException("jump");
            if (how == 4) return 44;
          }
        } catch (RuntimeException e) {
          if (held(LangSynchronized.class)) return -1;
          return 33;
        } finally {
          depthSeen += held(LOCK) ? 1 : 100;
        }
      }
    }
    return 10 + how;
  }

  static int evaluationOnce() {
    int[] count = new int[1];
    synchronized (counted(count)) {
      count[0] += 10;
    }
    return count[0];
  }

  static Object counted(int[] count) {
    count[0]++;
    return count;
  }

  static void wrongOwner() {
    Object object = new Object();
    Runnable[] actions = {object::notify, object::notifyAll, () -> {
      try {
        object.wait(1);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }};
    for (Runnable action : actions) {
      try {
        action.run();
        System.out.println("not reached");
      } catch (IllegalMonitorStateException e) {
        System.out.println(e.getMessage());
      }
    }
    synchronized (object) {
      object.notify();
      object.notifyAll();
      try {
        object.wait(-1);
      } catch (IllegalArgumentException | InterruptedException e) {
        System.out.println(e.getMessage());
      }
    }
  }

  static void nullLock() {
    Object nothing = null;
    try {
      synchronized (nothing) {
        System.out.println("not reached");
      }
    } catch (NullPointerException e) {
      System.out.println("null lock");
    }
  }

  static class Account {
    private long balance;

    synchronized void add(long amount) {
      balance += amount;
      if (balance < 0) throw new ArithmeticException("negative " + balance);
    }

    synchronized long get() {
      return balance;
    }
  }

  public static void main(String[] args) {
    LangSynchronized object = new LangSynchronized();
    System.out.println(object.instanceMethod(3) + object.calls + held(object));
    System.out.println(staticMethod() + " " + held(LangSynchronized.class));
    try {
      object.failing();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " then " + held(object));
    }
    System.out.println(nested());
    for (int how = 0; how < 6; how++) System.out.print(jumps(how) + (held(LOCK) ? "! " : " "));
    System.out.println(depthSeen + " " + evaluationOnce());
    wrongOwner();
    nullLock();
    Account account = new Account();
    for (long amount : new long[] {10, -4, -7, 2}) {
      try {
        account.add(amount);
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage() + " " + held(account));
      }
    }
    System.out.println(account.get());
    synchronized ("literal") {
      System.out.println(held("lit" + "eral") + " " + held(String.class));
    }
  }
}
