// jdk: 21+
import java.util.concurrent.*;
import weaveproof.Check;

// close() of a fixed pool waits for what was submitted.
// outcome: 1
// outcome: 2
class LitmusPoolClosed {
    static int count;

    public static void main(String[] args) {
        try (ExecutorService pool = Executors.newFixedThreadPool(2)) {
            pool.execute(() -> count++);
            pool.execute(() -> count++);
        }
        Check.outcome("" + count);
    }
}
