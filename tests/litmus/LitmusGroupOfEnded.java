// jdk: 21+
import weaveproof.Check;

// A thread that has ended is in no group any more, which may come to be so between two looks.
// outcome: null null
// outcome: VirtualThreads null
// outcome: VirtualThreads VirtualThreads
class LitmusGroupOfEnded {
    static String nameOf(ThreadGroup group) {
        return group == null ? "null" : group.getName();
    }

    public static void main(String[] args) {
        Thread thread = Thread.ofVirtual().start(() -> {});
        Check.outcome(nameOf(thread.getThreadGroup()) + " " + nameOf(thread.getThreadGroup()));
    }
}
