import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Runs programs many times in a row in one machine, each time with classes of its own: RunManyTimes CLASSES TIMES, and on
 * standard input a line "MainClass argument…" for each program. Ends with status 1 when a run ends with an exception or
 * leaves a thread behind.
 */
public class RunManyTimes {
  public static void main(String[] arguments) throws IOException, InterruptedException {
    URL[] classes = {Path.of(arguments[0]).toUri().toURL()};
    int times = Integer.parseInt(arguments[1]);
    BufferedReader programs = new BufferedReader(new InputStreamReader(System.in));
    for (String line = programs.readLine(); line != null; line = programs.readLine()) {
      for (int i = 0; i < times; i++) {
        Throwable failure = runOnce(classes, line.trim().split("\\s+"));
        if (failure != null) {
          System.out.println(line + ": run " + i + " failed");
          failure.printStackTrace(System.out);
          System.exit(1);
        }
      }
      System.out.println(line + ": " + times + " runs");
    }
  }

  /** What went wrong in any of the threads; null if nothing did. */
  private static Throwable runOnce(URL[] classes, String[] words) throws IOException, InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    ThreadGroup group =
        new ThreadGroup(words[0]) {
          @Override
          public void uncaughtException(Thread thread, Throwable problem) {
            failure.compareAndSet(null, problem);
          }
        };
    try (URLClassLoader loader = new URLClassLoader(classes)) {
      loader.setDefaultAssertionStatus(true);
      Thread main = new Thread(group, () -> runMain(loader, words, failure), "main");
      main.setContextClassLoader(loader);
      main.start();
      main.join();
      // The machine would end when the last thread that is no daemon has ended.
      for (Thread thread = anyOf(group); thread != null && failure.get() == null; thread = anyOf(group)) {
        thread.join(1000);
      }
    }
    return failure.get();
  }

  private static Thread anyOf(ThreadGroup group) {
    Thread[] threads = new Thread[group.activeCount() + 10];
    int count = group.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (!threads[i].isDaemon()) {
        return threads[i];
      }
    }
    return null;
  }

  private static void runMain(ClassLoader loader, String[] words, AtomicReference<Throwable> failure) {
    try {
      loader
          .loadClass(words[0])
          .getMethod("main", String[].class)
          .invoke(null, (Object) Arrays.copyOfRange(words, 1, words.length));
    } catch (InvocationTargetException e) {
      failure.compareAndSet(null, e.getCause());
    } catch (ReflectiveOperationException e) {
      failure.compareAndSet(null, e);
    }
  }
}
