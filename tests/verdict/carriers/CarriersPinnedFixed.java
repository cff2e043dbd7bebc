// jdk: 21+
// options: --carriers 1
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;

// A thread that holds a lock of the library gives up its carrier when it waits.
class CarriersPinnedFixed { // expect: no-violation
    public static void main(String[] args) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        ReentrantLock lock = new ReentrantLock();
        Thread waits = Thread.ofVirtual().start(() -> {
            lock.lock();
            try {
                done.await();
            } catch (InterruptedException e) {
            } finally {
                lock.unlock();
            }
        });
        Thread.ofVirtual().start(done::countDown);
        waits.join();
    }
}
