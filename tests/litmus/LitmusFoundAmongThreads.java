// Nobody keeps the thread that main starts; main finds it among all threads that live, and reads its field.
//
// It has ended, or is found and has not written yet, or has written once or twice.
//
// outcome: none
// outcome: value 0
// outcome: value 1
// outcome: value 2

import weaveproof.Check;

public class LitmusFoundAmongThreads {
  static class Worker extends Thread {
    int value;

    @Override
    public void run() {
      value = 1;
      value = 2;
    }
  }

  public static void main(String[] args) {
    new Worker().start();
    String seen = "none";
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread instanceof Worker) seen = "value " + ((Worker) thread).value;
    }
    Check.outcome(seen);
  }
}
