// jdk: 21+
import weaveproof.Check;

// Two virtual threads read and write a counter: an update can be lost.
// outcome: 1
// outcome: 2
class LitmusVirtualUpdate {
    static int count;

    public static void main(String[] args) throws Exception {
        Thread one = Thread.ofVirtual().start(() -> count++);
        Thread two = Thread.startVirtualThread(() -> count++);
        one.join();
        two.join();
        Check.outcome("" + count);
    }
}
