// jdk: 21+
import java.util.concurrent.Executors;
import weaveproof.Check;

// close() waits for the tasks: their writes are seen after it, in an order that the schedule decides.
// outcome: 1 2
// outcome: 2 1
class LitmusPerTaskClosed {
    static int last, first;

    static synchronized void arrive(int me) {
        if (first == 0) first = me;
        last = me;
    }

    public static void main(String[] args) {
        try (var executor = Executors.newVirtualThreadPerTaskExecutor()) {
            executor.submit(() -> arrive(1));
            executor.execute(() -> arrive(2));
        }
        Check.outcome(first + " " + last);
    }
}
