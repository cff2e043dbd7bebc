// jdk: 21+
// options: --carriers 1
import java.util.concurrent.CountDownLatch;

// The same with a monitor.
class CarriersMonitor { // expect 25: no-violation
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Object monitor = new Object();
        Thread waits = Thread.ofVirtual().name("waits").start(() -> {
            synchronized (monitor) {
                try {
                    done.await(); // expect: deadlock
                } catch (InterruptedException e) {
                }
            }
        });
        Thread.ofVirtual().name("counts").start(done::countDown);
        waits.join();
    }
}
