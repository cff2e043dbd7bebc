// stress: yes
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Object-oriented programs in small: an event-sourced bank, an LRU cache with lists of its own, undo, a visitor. */
public class AlgoBank {
  sealed interface Event permits Opened, Deposited, Withdrawn, Transferred {}

  record Opened(String account) implements Event {}

  record Deposited(String account, long cents) implements Event {}

  record Withdrawn(String account, long cents) implements Event {}

  record Transferred(String from, String to, long cents) implements Event {}

  static class InsufficientFunds extends Exception {
    private static final long serialVersionUID = 1;
    final long missing;

    InsufficientFunds(String account, long missing) {
      super(account + " lacks " + missing);
      this.missing = missing;
    }
  }

  static final class Bank {
    private final List<Event> history = new ArrayList<>();
    private final Map<String, Long> balances = new TreeMap<>();
    private final List<Consumer<Event>> listeners = new ArrayList<>();

    void apply(Event e) throws InsufficientFunds {
      if (e instanceof Opened o) {
        if (balances.putIfAbsent(o.account(), 0L) != null) throw new IllegalStateException("twice " + o.account());
      } else if (e instanceof Deposited d) {
        change(d.account(), d.cents());
      } else if (e instanceof Withdrawn w) {
        change(w.account(), -w.cents());
      } else if (e instanceof Transferred t) {
        if (!balances.containsKey(t.to())) throw new IllegalArgumentException("no account " + t.to());
        change(t.from(), -t.cents());
        change(t.to(), t.cents());
      }
      history.add(e);
      listeners.forEach(l -> l.accept(e));
    }

    private void change(String account, long cents) throws InsufficientFunds {
      Long old = balances.get(account);
      if (old == null) throw new IllegalArgumentException("no account " + account);
      if (old + cents < 0) throw new InsufficientFunds(account, -(old + cents));
      balances.put(account, old + cents);
    }

    static Bank replay(Collection<Event> events) throws InsufficientFunds {
      Bank bank = new Bank();
      for (Event e : events) bank.apply(e);
      return bank;
    }
  }

  /** A cache that forgets what was not used for longest; a ring of entries with a sentinel. */
  static final class Cache<K, V> {
    private final class Entry {
      K key;
      V value;
      Entry previous = this;
      Entry next = this;

      void unlink() {
        previous.next = next;
        next.previous = previous;
      }

      void linkAfter(Entry e) {
        previous = e;
        next = e.next;
        previous.next = this;
        next.previous = this;
      }
    }

    private final Entry ring = new Entry();
    private final Map<K, Entry> entries = new HashMap<>();
    private final int limit;
    private final Function<K, V> loader;
    int misses;

    Cache(int limit, Function<K, V> loader) {
      this.limit = limit;
      this.loader = loader;
    }

    V get(K key) {
      Entry e = entries.get(key);
      if (e == null) {
        misses++;
        e = new Entry();
        e.key = key;
        e.value = loader.apply(key);
        entries.put(key, e);
        if (entries.size() > limit) {
          entries.remove(ring.previous.key);
          ring.previous.unlink();
        }
      } else {
        e.unlink();
      }
      e.linkAfter(ring);
      return e.value;
    }

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder();
      for (Entry e = ring.next; e != ring; e = e.next) out.append(e.key).append('=').append(e.value).append(' ');
      return out.toString().trim();
    }
  }

  interface Command {
    void run();

    void undo();
  }

  static final class Editor {
    final StringBuilder text = new StringBuilder();
    final Deque<Command> done = new ArrayDeque<>();
    final Deque<Command> undone = new ArrayDeque<>();

    void insert(int at, String s) {
      perform(new Command() {
        @Override
        public void run() {
          text.insert(at, s);
        }

        @Override
        public void undo() {
          text.delete(at, at + s.length());
        }
      });
    }

    void delete(int from, int to) {
      String gone = text.substring(from, to);
      perform(new Command() {
        @Override
        public void run() {
          text.delete(from, to);
        }

        @Override
        public void undo() {
          text.insert(from, gone);
        }
      });
    }

    private void perform(Command c) {
      c.run();
      done.push(c);
      undone.clear();
    }

    Editor undo() {
      Command c = done.pop();
      c.undo();
      undone.push(c);
      return this;
    }

    Editor redo() {
      Command c = undone.pop();
      c.run();
      done.push(c);
      return this;
    }
  }

  public static void main(String[] args) throws Exception {
    Bank bank = new Bank();
    Map<String, Integer> seen = new LinkedHashMap<>();
    bank.listeners.add(e -> seen.merge(e.getClass().getSimpleName(), 1, Integer::sum));
    List<Event> wishes = List.of(new Opened("ann"), new Opened("bob"), new Deposited("ann", 10_000),
        new Transferred("ann", "bob", 2_550), new Withdrawn("bob", 3_000), new Transferred("ann", "zoe", 1),
        new Opened("ann"), new Withdrawn("bob", 50));
    for (Event e : wishes) {
      try {
        bank.apply(e);
      } catch (InsufficientFunds f) {
        System.out.println(e + " refused: " + f.getMessage() + " " + f.missing);
      } catch (RuntimeException r) {
        System.out.println(e + " failed: " + r.getMessage());
      }
    }
    System.out.println(bank.balances + " " + seen + " " + bank.history.size());
    try {
      System.out.println(Bank.replay(bank.history).balances.equals(bank.balances));
      Bank.replay(List.of(new Deposited("x", 1)));
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    Cache<Integer, String> cache = new Cache<>(3, k -> "v" + k * k);
    for (int k : new int[] {1, 2, 3, 1, 4, 1, 5, 2, 1}) cache.get(k);
    System.out.println(cache + " misses " + cache.misses);
    Editor editor = new Editor();
    editor.insert(0, "hello world");
    editor.delete(0, 6);
    editor.insert(5, "!");
    System.out.println(editor.text + " " + editor.undo().text + " " + editor.undo().text + " " + editor.redo().text
        + " " + editor.redo().text);
    editor.undo().insert(0, "> ");
    System.out.println(editor.text + " " + editor.undone.isEmpty() + " " + Collections.max(bank.balances.values()));
  }
}
