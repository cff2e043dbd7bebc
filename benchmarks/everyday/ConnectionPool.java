package everyday;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/* everyday: CLIENTS CONNECTIONS, connections that are borrowed and given back
 */
public class ConnectionPool {
  private static class Connection {
    private int users;
    private int queries;

    void query() {
      ++users;
      assert users == 1;
      ++queries;
      --users;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] clients = new Thread[Integer.parseInt(args[0])];
    Connection[] all = new Connection[Integer.parseInt(args[1])];
    BlockingQueue<Connection> free = new ArrayBlockingQueue<>(all.length);
    for (int i = 0; i < all.length; ++i) {
      all[i] = new Connection();
      free.put(all[i]);
    }
    for (int i = 0; i < clients.length; ++i) {
      clients[i] = new Thread(() -> {
        try {
          Connection connection = free.take();
          try {
            connection.query();
          } finally {
            free.put(connection);
          }
        } catch (InterruptedException nobodyInterrupts) {
          throw new AssertionError(nobodyInterrupts);
        }
      });
      clients[i].start();
    }
    int queries = 0;
    for (Thread client : clients) {
      client.join();
    }
    for (Connection connection : all) {
      queries += connection.queries;
    }
    assert queries == clients.length;
  }
}
