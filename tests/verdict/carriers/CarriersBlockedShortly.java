// jdk: 21+
// options: --carriers 1
import java.util.concurrent.CountDownLatch;

// While main is in its short block, the first thread may be blocked for a moment. From JDK 24 on it loses its carrier then, to the
// second thread, which waits in a class initialiser for the first one, and keeps it. In JDK 21 to wait for a monitor pins.
class CarriersBlockedShortly { // expect 21: no-violation
    static final CountDownLatch done = new CountDownLatch(1);
    static final Object monitor = new Object();
    static int inside;

    static class Slow {
        static {
            try {
                done.await(); // expect: deadlock
            } catch (InterruptedException e) {
            }
        }

        static void touch() {}
    }

    public static void main(String[] args) throws Exception {
        Thread first = Thread.ofVirtual().name("first").start(() -> {
            Thread.ofVirtual().name("second").start(Slow::touch);
            synchronized (monitor) {
                inside++;
            }
            done.countDown();
        });
        synchronized (monitor) {
            inside++;
        }
        first.join();
    }
}
