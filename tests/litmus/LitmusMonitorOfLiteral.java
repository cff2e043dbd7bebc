// Equal string literals of two classes are one object and so one monitor; a string of the same letters made at run time
// is another.
//
// The writer holds the literal while it sets x to 1 and 2. The reader behind the literal sees 0 or 2; the one behind
// the other string sees 0, 1 or 2; they are independent of each other.
//
// outcome: literal 0 copy 0
// outcome: literal 0 copy 1
// outcome: literal 0 copy 2
// outcome: literal 2 copy 0
// outcome: literal 2 copy 1
// outcome: literal 2 copy 2

import weaveproof.Check;

public class LitmusMonitorOfLiteral {
  static int x, byLiteral, byCopy;

  static class Elsewhere {
    static void read() {
      synchronized ("litmus lock") {
        byLiteral = x;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String copy = new String("litmus lock");
    Thread a = new Thread(() -> {
      synchronized ("litmus lock") {
        x = 1;
        x = 2;
      }
    });
    Thread b = new Thread(Elsewhere::read);
    Thread c = new Thread(() -> {
      synchronized (copy) {
        byCopy = x;
      }
    });
    Thread[] all = {a, b, c};
    for (Thread t : all) t.start();
    for (Thread t : all) t.join();
    Check.outcome("literal " + byLiteral + " copy " + byCopy);
  }
}
