// jdk: 21+
import java.util.concurrent.locks.LockSupport;
import weaveproof.Check;

// A virtual thread parks until it is unparked; the permit is kept if the unpark comes first. An interrupt ends it, too.
// outcome: true
// outcome: false
class LitmusVirtualPark {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        Thread parked = Thread.ofVirtual().unstarted(() -> {
            LockSupport.park();
            interrupted = Thread.currentThread().isInterrupted();
        });
        parked.start();
        Thread other = Thread.startVirtualThread(() -> LockSupport.unpark(parked));
        parked.interrupt();
        parked.join();
        other.join();
        Check.outcome("" + interrupted);
    }
}
