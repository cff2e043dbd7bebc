import java.io.IOException;
import java.io.InputStream;

/**
 * Synchronized methods that the machine calls by itself, while another thread holds the monitor: run of a thread, and
 * loadClass of a class loader of our own.
 */
public class AdvSynchronizedEntry {
  static class Worker extends Thread {
    int sum;

    Worker(String name) {
      super(name);
    }

    @Override
    public synchronized void run() {
      for (int i = 1; i <= 100; i++) sum += i;
      System.out.println(getName() + " has the monitor: " + Thread.holdsLock(this));
      notifyAll();
    }
  }

  public static class Part {
    public static String name() {
      return "part";
    }
  }

  public static class Whole implements Runnable {
    public static String result;

    @Override
    public void run() {
      result = Part.name();
    }
  }

  /** Locks itself as a whole, as loaders did before Java 7. */
  static class LockingLoader extends ClassLoader {
    LockingLoader() {
      super(null);
    }

    @Override
    public synchronized Class<?> loadClass(String name) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) return known;
      if (!name.startsWith("AdvSynchronizedEntry")) return AdvSynchronizedEntry.class.getClassLoader().loadClass(name);
      try (InputStream in = AdvSynchronizedEntry.class.getResourceAsStream(name + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Worker first = new Worker("first");
    synchronized (first) {
      first.start();
      while (first.getState() != Thread.State.BLOCKED) Thread.sleep(1);
      System.out.println("sum so far: " + first.sum);
    }
    first.join();
    System.out.println("sum: " + first.sum);

    Worker second = new Worker("second");
    synchronized (second) {
      second.start();
      Thread.sleep(5);
      second.wait();
      System.out.println("woken, sum: " + second.sum);
    }

    LockingLoader loader = new LockingLoader();
    Runnable whole = (Runnable) loader.loadClass("AdvSynchronizedEntry$Whole").getDeclaredConstructor().newInstance();
    Thread user = new Thread(whole);
    synchronized (loader) {
      user.start();
      while (user.getState() != Thread.State.BLOCKED) Thread.sleep(1);
      System.out.println("the loader is held");
    }
    user.join();
    System.out.println(whole.getClass().getField("result").get(null));
  }
}
