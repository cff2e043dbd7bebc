// jdk: 21+
// options: --carriers 2
import java.util.concurrent.CountDownLatch;

// With a carrier for each thread no thread lacks one.
class CarriersMonitorFixed { // expect: no-violation
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Object monitor = new Object();
        Thread waits = Thread.ofVirtual().name("waits").start(() -> {
            synchronized (monitor) {
                try {
                    done.await();
                } catch (InterruptedException e) {
                }
            }
        });
        Thread.ofVirtual().name("counts").start(done::countDown);
        waits.join();
    }
}
