// To join a thread that was never started returns at once. A thread is alive from its start to its end and at no other
// time.
//
// outcome: new NEW false, started true, ended TERMINATED false
// outcome: new NEW false, started false, ended TERMINATED false

import weaveproof.Check;

public class LitmusJoinUnstarted {
  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> {});
    thread.join();
    String story = "new " + thread.getState() + " " + thread.isAlive();
    thread.start();
    story += ", started " + thread.isAlive();
    thread.join();
    story += ", ended " + thread.getState() + " " + thread.isAlive();
    Check.outcome(story);
  }
}
