import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/** The permit is given back before the connection: who gets it finds no connection. */
public class ConnectionBackTooLate {
  static class Connection {
    int uses;
  }

  static final ConcurrentLinkedQueue<Connection> CONNECTIONS = new ConcurrentLinkedQueue<>();
  static final Semaphore PERMITS = new Semaphore(1);

  static void use() {
    PERMITS.acquireUninterruptibly();
    Connection connection = CONNECTIONS.poll();
    ++connection.uses; // expect: exception java.lang.NullPointerException
    PERMITS.release();
    CONNECTIONS.add(connection);
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
