// jdk: 21+
import java.util.concurrent.*;
import weaveproof.Check;

// The state of a future: still running, or done; after close() it is certain, and so are result and exception.
// outcome: RUNNING 7 SUCCESS FAILED java.lang.IllegalStateException
// outcome: SUCCESS 7 SUCCESS FAILED java.lang.IllegalStateException
class LitmusPerTaskStates {
    public static void main(String[] args) {
        ExecutorService executor = Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("worker-", 1).factory());
        Future<Integer> good = executor.submit(() -> 7);
        Future.State before = good.state();
        Future<Integer> bad = executor.submit(() -> { throw new IllegalStateException(); });
        executor.close();
        Check.outcome(before + " " + good.resultNow() + " " + good.state() + " " + bad.state() + " "
            + bad.exceptionNow().getClass().getName());
    }
}
