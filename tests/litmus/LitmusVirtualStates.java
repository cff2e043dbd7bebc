// jdk: 21+
import weaveproof.Check;

// What main sees of the state of a virtual thread that waits for a monitor which main holds.
// outcome: NEW RUNNABLE TERMINATED
// outcome: NEW BLOCKED TERMINATED
class LitmusVirtualStates {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread thread = Thread.ofVirtual().unstarted(() -> { synchronized (lock) { } });
        Thread.State before = thread.getState(), during;
        synchronized (lock) {
            thread.start();
            during = thread.getState();
        }
        thread.join();
        Check.outcome(before + " " + during + " " + thread.getState());
    }
}
