// jdk: 21+
import weaveproof.Check;

// Virtual threads are daemons of one group, have no name unless given one, and inherit thread locals unless the builder says
// otherwise.
// outcome: true true [] [w7] 5 null VirtualThreads
class LitmusVirtualFacts {
    static final InheritableThreadLocal<Integer> LOCAL = new InheritableThreadLocal<>();
    static Integer inherited, not;

    public static void main(String[] args) throws Exception {
        LOCAL.set(5);
        Thread one = Thread.ofVirtual().start(() -> inherited = LOCAL.get());
        Thread two = Thread.ofVirtual().inheritInheritableThreadLocals(false).name("w", 7).start(() -> not = LOCAL.get());
        String names = "[" + one.getName() + "] [" + two.getName() + "]";
        one.join();
        two.join();
        Thread three = Thread.ofVirtual().unstarted(() -> {});
        Check.outcome(three.isVirtual() + " " + three.isDaemon() + " " + names + " " + inherited + " " + not + " "
            + three.getThreadGroup().getName());
    }
}
