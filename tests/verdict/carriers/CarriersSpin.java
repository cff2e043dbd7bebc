// jdk: 21+
// options: --carriers 1 --property deadlock,nonprogress

// A thread that spins without a yield keeps its carrier for ever.
class CarriersSpin {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread spins = Thread.ofVirtual().start(() -> {
            while (!ready) {} // expect: nonprogress
        });
        Thread.ofVirtual().start(() -> ready = true);
        spins.join();
    }
}
