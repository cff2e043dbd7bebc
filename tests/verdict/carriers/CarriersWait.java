// jdk: 21+
// options: --carriers 1

// In JDK 21 a thread keeps its carrier in Object.wait, and the scheduler runs another carrier meanwhile. Later it gives up its own.
class CarriersWait { // expect: no-violation
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread waits = Thread.ofVirtual().start(() -> {
            synchronized (monitor) {
                try {
                    while (!ready) monitor.wait();
                } catch (InterruptedException e) {
                }
            }
        });
        Thread.ofVirtual().start(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        });
        waits.join();
    }
}
