// stress: yes
import java.util.ArrayList;
import java.util.Collections;
import java.util.EventListener;
import java.util.EventObject;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Observable;

/** ThreadLocal and InheritableThreadLocal; events, observers and iterables of our own. */
public class LibThreadLocals {
  static final ThreadLocal<Integer> COUNTER = ThreadLocal.withInitial(() -> 100);
  static final InheritableThreadLocal<List<String>> PATH = new InheritableThreadLocal<>() {
    @Override
    protected List<String> initialValue() {
      return new ArrayList<>(List.of("root"));
    }

    @Override
    protected List<String> childValue(List<String> parent) {
      List<String> copy = new ArrayList<>(parent);
      copy.add("child");
      return copy;
    }
  };

  static void locals() throws InterruptedException {
    System.out.println(COUNTER.get());
    COUNTER.set(COUNTER.get() + 1);
    PATH.get().add("main");
    List<String> seen = Collections.synchronizedList(new ArrayList<>());
    Thread child = new Thread(() -> {
      COUNTER.set(COUNTER.get() * 2);
      seen.add("child " + COUNTER.get() + " " + PATH.get());
      Thread grandchild = new Thread(() -> seen.add("grandchild " + COUNTER.get() + " " + PATH.get()));
      grandchild.start();
      try {
        grandchild.join();
      } catch (InterruptedException e) {
        seen.add("interrupted");
      }
    });
    PATH.get().add("before");
    child.start();
    child.join();
    System.out.println(seen + " main " + COUNTER.get() + " " + PATH.get());
    COUNTER.remove();
    System.out.println(COUNTER.get());
    ThreadLocal<String> plain = new ThreadLocal<>();
    System.out.println(plain.get());
    plain.set("x");
    plain.set(null);
    System.out.println(plain.get());
    List<ThreadLocal<Integer>> many = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      ThreadLocal<Integer> local = new ThreadLocal<>();
      local.set(i);
      many.add(local);
    }
    for (int i = 0; i < 60; i += 2) many.get(i).remove();
    int sum = 0;
    for (ThreadLocal<Integer> local : many) sum += local.get() == null ? 0 : local.get();
    System.out.println(sum);
  }

  static class Changed extends EventObject {
    private static final long serialVersionUID = 1;
    final int value;

    Changed(Object source, int value) {
      super(source);
      this.value = value;
    }
  }

  interface Listener extends EventListener {
    void changed(Changed e);
  }

  static class Model {
    private final Map<String, Listener> listeners = new LinkedHashMap<>();
    private int value;

    void on(String name, Listener l) {
      listeners.put(name, l);
    }

    void set(int v) {
      value = v;
      new ArrayList<>(listeners.values()).forEach(l -> l.changed(new Changed(this, value)));
    }

    @Override
    public String toString() {
      return "model " + value;
    }
  }

  static class Range implements Iterable<Integer> {
    final int from;
    final int to;

    Range(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private int next = from;

        @Override
        public boolean hasNext() {
          return next < to;
        }

        @Override
        public Integer next() {
          if (next >= to) throw new NoSuchElementException();
          return next++;
        }
      };
    }
  }

  @SuppressWarnings("deprecation")
  static class Station extends Observable {
    void report(Object o) {
      setChanged();
      notifyObservers(o);
    }
  }

  @SuppressWarnings("deprecation")
  static void events() {
    Model model = new Model();
    StringBuilder log = new StringBuilder();
    model.on("a", e -> log.append("a:").append(e.value).append(e.getSource()).append(' '));
    model.on("once", e -> {
      log.append("once ");
      model.listeners.remove("once");
    });
    model.set(5);
    model.set(6);
    Station station = new Station();
    station.addObserver((o, arg) -> log.append("first ").append(arg).append(o.hasChanged()).append(' '));
    station.addObserver((o, arg) -> log.append("second ").append(arg).append(' '));
    station.notifyObservers("ignored");
    station.report("storm");
    station.deleteObservers();
    station.report("silence");
    System.out.println(log + "" + station.countObservers());
    try {
      new EventObject(null);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int sum = 0;
    for (int i : new Range(3, 7)) sum = sum * 10 + i;
    Iterator<Integer> it = new Range(0, 1).iterator();
    it.next();
    try {
      it.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println(sum + " " + e.getMessage());
    }
    new Range(0, 3).forEach(i -> System.out.print(i + " "));
    new Range(5, 8).iterator().forEachRemaining(i -> System.out.print(i + " "));
    System.out.println(new Range(0, 5).spliterator().estimateSize() == Long.MAX_VALUE);
  }

  public static void main(String[] args) throws InterruptedException {
    locals();
    events();
  }
}
