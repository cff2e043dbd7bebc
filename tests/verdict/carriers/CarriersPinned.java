// jdk: 21+
// options: --carriers 1
import java.util.concurrent.locks.ReentrantLock;

// The thread that is next in the queue of the lock has no carrier; the other one, behind it, has the carrier and holds a monitor. From JDK
// 24 on monitors do not pin.
class CarriersPinned { // expect 25: no-violation
    static final ReentrantLock lock = new ReentrantLock();

    static void use() {
        lock.lock(); // expect: deadlock
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        lock.lock();
        Thread first = Thread.ofVirtual().name("first").start(CarriersPinned::use);
        Object monitor = new Object();
        Thread pinned = Thread.ofVirtual().name("pinned").start(() -> {
            synchronized (monitor) {
                use();
            }
        });
        lock.unlock();
        first.join();
        pinned.join();
    }
}
