import java.util.ArrayList;
import java.util.List;
import java.util.logging.ConsoleHandler;
import java.util.logging.Filter;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.MemoryHandler;
import java.util.logging.SimpleFormatter;

/** java.util.logging into a handler of our own: levels, hierarchy, formatting, filters, suppliers. */
public class LibLogging {
  static final class Recording extends Handler {
    final List<String> lines = new ArrayList<>();

    @Override
    public void publish(LogRecord r) {
      if (isLoggable(r)) {
        lines.add(r.getLevel() + " " + r.getLoggerName() + " " + getFormatter().formatMessage(r)
            + (r.getThrown() == null ? "" : " thrown " + r.getThrown()) + " from " + r.getSourceClassName() + "."
            + r.getSourceMethodName());
      }
    }

    @Override
    public void flush() {
      lines.add("flush");
    }

    @Override
    public void close() {
      lines.add("close");
    }
  }

  static void work(Logger log) {
    log.entering("LibLogging", "work", 5);
    log.info(() -> "supplied " + (2 + 3));
    log.exiting("LibLogging", "work");
  }

  public static void main(String[] args) {
    Recording handler = new Recording();
    handler.setFormatter(new SimpleFormatter());
    handler.setLevel(Level.ALL);
    Logger parent = Logger.getLogger("app");
    Logger child = Logger.getLogger("app.part.deep");
    parent.setUseParentHandlers(false);
    parent.addHandler(handler);
    System.out.println(child.getParent().getName() + " " + parent.getParent().getName().isEmpty() + " "
        + child.getLevel() + " " + child.isLoggable(Level.FINE) + " " + (Logger.getLogger("app") == parent) + " "
        + Logger.getGlobal().getName());
    child.info("plain");
    child.fine("too fine");
    child.log(Level.WARNING, "with {0} and {1}", new Object[] {"first", 2});
    child.log(Level.SEVERE, "failed", new IllegalStateException("cause"));
    child.log(Level.INFO, "single {0}", 'x');
    child.config("below");
    parent.setLevel(Level.ALL);
    child.finest("now visible");
    work(child);
    child.setLevel(Level.OFF);
    child.severe("off");
    child.setLevel(null);
    Filter odd = r -> r.getMessage().length() % 2 == 1;
    handler.setFilter(odd);
    child.info("even");
    child.info("odd");
    handler.setFilter(null);
    handler.setLevel(Level.WARNING);
    child.info("dropped by handler");
    child.warning("kept");
    child.logp(Level.SEVERE, "Cls", "meth", "named");
    child.log(new LogRecord(Level.WARNING, "record"));
    child.throwing("C", "m", new RuntimeException("x"));
    handler.lines.forEach(System.out::println);
    handler.lines.clear();
    handler.setLevel(Level.ALL);
    MemoryHandler memory = new MemoryHandler(handler, 3, Level.SEVERE);
    Logger buffered = Logger.getAnonymousLogger();
    buffered.setUseParentHandlers(false);
    buffered.addHandler(memory);
    for (int i = 0; i < 5; i++) buffered.info("m" + i);
    System.out.println(handler.lines.size());
    buffered.severe("push");
    memory.close();
    System.out.println(handler.lines.size() + " " + handler.lines.get(0).startsWith("INFO null m3"));
    System.out.println(Level.parse("800") + " " + Level.parse("FINE").intValue() + " "
        + Level.WARNING.getLocalizedName() + " " + (Level.ALL.intValue() == Integer.MIN_VALUE));
    try {
      Level.parse("LOUD");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new Formatter() {
      @Override
      public String format(LogRecord r) {
        return "<" + r.getLevel() + ":" + formatMessage(r) + ">";
      }
    }.format(new LogRecord(Level.CONFIG, "own {0}")));
    parent.removeHandler(handler);
    System.out.println(parent.getHandlers().length + " " + (LogManager.getLogManager().getLogger("app") == parent) + " "
        + LogManager.getLogManager().getLogger("unknown") + " "
        + (Logger.getLogger("").getHandlers()[0] instanceof ConsoleHandler));
  }
}
