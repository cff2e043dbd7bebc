// jdk: 21+
// options: --carriers 1
import java.util.concurrent.CountDownLatch;

// A class initialiser pins the thread that runs it, in all versions.
class CarriersInitialiser {
    static final CountDownLatch done = new CountDownLatch(1);

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
        Thread initialises = Thread.ofVirtual().name("initialises").start(Slow::touch);
        Thread.ofVirtual().name("counts").start(done::countDown);
        initialises.join();
    }
}
