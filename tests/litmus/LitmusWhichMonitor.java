// A static synchronized method uses the monitor of the class, an instance method that of the object: two monitors.
//
// The writer sets x to 1 and 2 in a static method. A reader in an instance method is not kept out: 0, 1 or 2. A reader
// that synchronizes on the class literal is: 0 or 2. The two readers do not touch each other: every combination.
//
// outcome: object 0 class 0
// outcome: object 0 class 2
// outcome: object 1 class 0
// outcome: object 1 class 2
// outcome: object 2 class 0
// outcome: object 2 class 2

import weaveproof.Check;

public class LitmusWhichMonitor {
  static int x, byObject, byClass;

  static synchronized void write() {
    x = 1;
    x = 2;
  }

  synchronized void read() {
    byObject = x;
  }

  public static void main(String[] args) throws InterruptedException {
    LitmusWhichMonitor object = new LitmusWhichMonitor();
    Thread a = new Thread(LitmusWhichMonitor::write);
    Thread b = new Thread(object::read);
    Thread c = new Thread(() -> {
      synchronized (LitmusWhichMonitor.class) {
        byClass = x;
      }
    });
    Thread[] all = {a, b, c};
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome("object " + byObject + " class " + byClass);
  }
}
