import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** The connection is there before the permit is. */
public class ConnectionBackTooLateFixed { // expect: no-violation
  static class Connection {
    int uses;
  }

  static final ConcurrentLinkedQueue<Connection> CONNECTIONS = new ConcurrentLinkedQueue<>();
  static final Semaphore PERMITS = new Semaphore(1);

  static void use() {
    PERMITS.acquireUninterruptibly();
    Connection connection = CONNECTIONS.poll();
    ++connection.uses;
    CONNECTIONS.add(connection);
    PERMITS.release();
  }

  public static void main(String[] args) throws Exception {
    CONNECTIONS.add(new Connection());
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    assert CONNECTIONS.peek().uses == 2;
  }
}
