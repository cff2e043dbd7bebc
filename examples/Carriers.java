// JDK 21 or newer. A web service runs each request in a virtual thread. A request logs within a synchronized block, and so does the
// library that it uses; both take a lock.
//
//   weaveproof check --carriers 1 examples/Carriers.java
//
// With JDK 21 this is a deadlock: the next thread in the queue of the lock has no carrier. With JDK 25 it is none.
import java.util.concurrent.locks.ReentrantLock;

public class Carriers {
    static final ReentrantLock log = new ReentrantLock();
    static int lines;

    static void log() {
        log.lock();
        try {
            lines++;
        } finally {
            log.unlock();
        }
    }

    static class Client {
        synchronized void call() {
            log();
        }
    }

    public static void main(String[] args) throws Exception {
        log.lock();
        Thread plain = Thread.ofVirtual().name("plain").start(Carriers::log);
        Thread pinned = Thread.ofVirtual().name("pinned").start(new Client()::call);
        log.unlock();
        plain.join();
        pinned.join();
    }
}
