package subjects;

import java.util.ArrayList;
import java.util.List;

/** What tasks do, in one order. An exception that no code catches is a line, so that the program goes on. */
final class Log {
  private final List<String> lines = new ArrayList<>();

  Log() {
    Thread.setDefaultUncaughtExceptionHandler((thread, e) -> add("throws " + e.getClass().getSimpleName()));
  }

  synchronized void add(String line) {
    lines.add(Thread.currentThread().getName() + ": " + line);
  }

  void begin(Job job) {
    add(Thread.currentThread().isInterrupted() ? job + ", interrupted" : job.name());
  }

  void sleep() {
    try {
      Thread.sleep(1000);
      add("slept");
    } catch (InterruptedException e) {
      add("woken");
    }
  }

  synchronized List<String> lines() {
    return new ArrayList<>(lines);
  }
}
