// Uncaught exceptions in other threads: only that thread dies, its handler or group hears of it, main goes on and the
// status is 0.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ExcUncaughtThread {
  static final List<String> heard = Collections.synchronizedList(new ArrayList<>());

  static void fail(String text) {
    throw new IllegalStateException(text);
  }

  static class Group extends ThreadGroup {
    Group(String name) {
      super(name);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable t) {
      heard.add("group " + getName() + " hears " + t.getMessage() + " of " + thread.getName());
    }
  }

  static void finish(Thread thread) throws InterruptedException {
    thread.start();
    thread.join();
    System.out.println(thread.getName() + " alive " + thread.isAlive() + " " + thread.getState() + " " + heard);
    heard.clear();
  }

  public static void main(String[] args) throws InterruptedException {
    finish(new Thread(() -> fail("plain"), "plain-thread"));
    Thread handled = new Thread(() -> fail("handled"), "handled-thread");
    handled.setUncaughtExceptionHandler(
        (thread, t) -> heard.add("handler hears " + t.getMessage() + " in " + Thread.currentThread().getName()));
    finish(handled);
    finish(new Thread(new Group("own"), () -> fail("grouped"), "grouped-thread"));
    Thread.UncaughtExceptionHandler previous = Thread.getDefaultUncaughtExceptionHandler();
    System.out.println("default " + previous);
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, t) -> heard.add("default hears " + t + " of " + thread.getName()));
    finish(new Thread(() -> fail("default"), "default-thread"));
    Thread stubborn = new Thread(() -> fail("stubborn"), "stubborn-thread");
    stubborn.setUncaughtExceptionHandler((thread, t) -> {
      heard.add("stubborn hears " + t.getMessage());
      fail("the handler fails as well");
    });
    finish(stubborn);
    Thread.setDefaultUncaughtExceptionHandler(previous);
    Thread fine = new Thread(() -> heard.add("nothing wrong"), "fine-thread");
    finish(fine);
    try {
      fine.start();
    } catch (IllegalThreadStateException e) {
      System.out.println("cannot start twice " + e.getMessage());
    }
    int[] result = {0};
    Thread caught = new Thread(() -> {
      try {
        fail("inside");
      } catch (IllegalStateException e) {
        result[0] = e.getStackTrace().length;
      }
    }, "catching-thread");
    finish(caught);
    System.out.println("frames " + result[0]);
  }
}
