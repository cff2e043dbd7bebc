// jdk: 21+
// options: --carriers 1 --property deadlock,nonprogress --fair

// A thread that yields lets others have its carrier.
class CarriersYield { // expect: no-violation
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread spins = Thread.ofVirtual().start(() -> {
            while (!ready) Thread.yield();
        });
        Thread.ofVirtual().start(() -> ready = true);
        spins.join();
    }
}
