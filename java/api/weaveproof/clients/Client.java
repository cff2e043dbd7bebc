package weaveproof.clients;

import java.util.ArrayList;
import java.util.List;
import weaveproof.Check;

/**
 * A bounded client of a concurrent object: a few threads, each with a few calls. {@code weaveproof clients} writes
 * programs that make one and check it, after their calls were made one after the other in every order ({@link Orders}).
 *
 * <p>Results are compared as texts ({@link Results}). A line {@code ABA: true | 1 | 2} says that the first call of A, the
 * first of B, the second of A, in this order and one after the other, have these results; those of A come first, then
 * those of B, last what the object holds in the end, if the client asks for it. A call that waits for ever has the result
 * {@link #WAITS}, those behind it in its thread {@link #NOT_CALLED}.
 */
@SuppressWarnings("overloads")  // lambdas of clients say which they are
public final class Client {
  /** What is to be checked; the first of the words for {@link #check}. */
  public static final String LINEARIZABLE = "linearizable", SEQUENTIALLY_CONSISTENT = "sequentially consistent";

  /** Words for {@link #check} that make every result an outcome. With the second, also which calls had returned when others were made. */
  public static final String OUTCOMES = "outcomes", OUTCOMES_IN_TIME = "outcomes in time";

  static final String WAITS = "(waits)", NOT_CALLED = "(not called)", SEPARATOR = " | ";

  /** Waits of this length are over only when no thread can go on, with {@code --time patient:24h}. */
  private static final long TWO_DAYS = 48L * 3600 * 1000;

  private final Object object;
  private final Made first; // what was made for the object itself, and for the calls that fill it
  private final List<Line> lines = new ArrayList<>();
  private Operation content;

  /** A call with a result. */
  public interface Operation {
    Object call() throws Throwable;
  }

  /** A call without one. */
  public interface VoidOperation {
    void call() throws Throwable;
  }

  /** A call that makes objects for its arguments. */
  public interface MakingOperation {
    Object call(Made made) throws Throwable;
  }

  /** One without a result. */
  public interface VoidMakingOperation {
    void call(Made made) throws Throwable;
  }

  /** The objects that are made for a call. When a result has one of them, it is known which. */
  public static final class Made {
    final List<Object> objects = new ArrayList<>();

    public <T> T by(T object) {
      objects.add(object);
      return object;
    }
  }

  /** One thread. What is not final is the thread's own until it ends, but for {@code returned}. */
  private static final class Line {
    final String name;
    final List<Operation> calls = new ArrayList<>();
    final List<Made> made = new ArrayList<>(); // for each call
    Piece[] results;
    int[][] seen; // of each call: how many calls of each other thread had returned before it was called
    volatile int returned; // how many calls have

    Line(String name) {
      this.name = name;
    }
  }

  public Client(Object object) {
    this(object, new Made());
  }

  public Client(Object object, Made first) {
    this.object = object;
    this.first = first;
  }

  /** Begins a thread; its name is one letter. */
  public Client thread(String name) {
    lines.add(new Line(name));
    return this;
  }

  /** One more call of the thread that was begun last. */
  public Client call(Operation call) {
    return call(call, new Made());
  }

  private Client call(Operation call, Made made) {
    Line line = lines.get(lines.size() - 1);
    line.calls.add(call);
    line.made.add(made);
    return this;
  }

  /** One more call of the thread that was begun last. */
  public Client call(MakingOperation call) {
    Made made = new Made();
    return call(() -> call.call(made), made);
  }

  /** One more call of the thread that was begun last. */
  public Client call(VoidMakingOperation call) {
    Made made = new Made();
    return call(
        () -> {
          call.call(made);
          return Results.VOID;
        },
        made);
  }

  /** One more call of the thread that was begun last. */
  public Client call(VoidOperation call) {
    return call(
        () -> {
          call.call();
          return Results.VOID;
        });
  }

  /** What the object holds in the end is a result, too. */
  public Client content(Operation call) {
    content = call;
    return this;
  }

  /**
   * Lets the threads make their calls, and fails unless their results are those of one of the lines.
   *
   * <p>Linearizability is first checked as sequential consistency, without a look at the time: that takes far fewer
   * states, and a schedule that breaks it is easier to read.
   */
  public void check(String... wordAndLines) throws Throwable {
    boolean timed = wordAndLines[0].equals(OUTCOMES_IN_TIME) || wordAndLines[0].equals(LINEARIZABLE) && Check.anyBoolean();
    boolean tells = wordAndLines[0].startsWith(OUTCOMES);
    boolean mayWait = tells;
    for (String line : wordAndLines) {
      String results = SEPARATOR + line.substring(line.indexOf(": ") + 2) + SEPARATOR;
      mayWait |= results.contains(SEPARATOR + WAITS + SEPARATOR);
    }
    prepare();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < lines.size(); t++) {
      int number = t;
      threads.add(new Thread(() -> run(number, timed), lines.get(t).name));
    }
    for (Thread thread : threads) {
      thread.setDaemon(mayWait); // who may wait for ever must not be what the program waits for
      thread.start();
    }
    boolean ended = true;
    for (Thread thread : threads) {
      thread.join(mayWait ? TWO_DAYS : 0);
      ended &= !mayWait || !thread.isAlive();
    }
    String results = results(ended);
    if (tells) {
      Check.outcome(results + (timed ? " |" + SEPARATOR + precedences() : ""));
      return;
    }
    boolean isOrdered = false;
    for (int i = 1; i < wordAndLines.length; i++) {
      int colon = wordAndLines[i].indexOf(": ");
      if (!wordAndLines[i].substring(colon + 2).equals(results)) {
        continue;
      }
      isOrdered = true;
      if (!timed || isInTime(wordAndLines[i].substring(0, colon))) {
        return;
      }
    }
    throw new AssertionError(
        isOrdered
            ? "not linearizable: " + results + " |" + SEPARATOR + precedences()
            : "not sequentially consistent: " + results);
  }

  private void prepare() {
    Results.initialise();
    for (Line line : lines) {
      line.results = new Piece[line.calls.size()];
      line.seen = new int[line.calls.size()][lines.size()];
    }
  }

  /**
   * The calls of one thread. The time at which a call begins is told by how many calls of each other thread have returned:
   * of two calls, one returned before the other was called if and only if some schedule of the same steps of the object shows
   * it here, the one on which these reads stand right before the call's first step, and that write right behind its last.
   */
  private void run(int number, boolean timed) {
    Line self = lines.get(number);
    for (int i = 0; i < self.results.length; i++) {
      if (timed) {
        for (int other = 0; other < lines.size(); other++) {
          if (other != number) {
            self.seen[i][other] = lines.get(other).returned;
          }
        }
      }
      self.results[i] = perform(self.calls.get(i));
      if (timed) {
        self.returned = i + 1;
      }
    }
  }

  private Piece perform(Operation call) {
    try {
      return Results.kept(call.call(), object);
    } catch (Throwable e) {
      return Results.thrown(e);
    }
  }

  private String results(boolean ended) {
    Piece last = ended && content != null ? perform(content) : null;
    Names names = new Names();
    names.addMade("0", first.objects);
    for (Line line : lines) {
      for (int i = 0; i < line.results.length; i++) {
        names.addMade(line.name + (i + 1), line.made.get(i).objects);
      }
    }
    for (Line line : lines) {
      for (Piece result : line.results) {
        if (result != null) {
          result.nameInOrder(names);
        }
      }
    }
    if (last != null) {
      last.nameInOrder(names);
    }
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      String missing = WAITS;
      for (Piece result : line.results) {
        text.append(text.length() == 0 ? "" : SEPARATOR).append(result == null ? missing : result.text(names));
        missing = result == null ? NOT_CALLED : missing;
      }
    }
    if (last != null) {
      text.append(SEPARATOR).append(last.text(names));
    }
    return text.toString();
  }

  /** Whether no call comes before one that had returned when it was called. */
  private boolean isInTime(String order) {
    int[] done = new int[lines.size()];
    for (int i = 0; i < order.length(); i++) {
      int thread = indexOf(order.substring(i, i + 1));
      int[] seen = lines.get(thread).seen[done[thread]];
      for (int other = 0; other < seen.length; other++) {
        if (done[other] < seen[other]) {
          return false;
        }
      }
      done[thread]++;
    }
    return true;
  }

  private int indexOf(String name) {
    int index = 0;
    while (!lines.get(index).name.equals(name)) {
      index++;
    }
    return index;
  }

  /** "A2 before B1, B1 before A3": which calls had returned when others were called, each only where it is news. */
  private String precedences() {
    StringBuilder text = new StringBuilder();
    for (Line line : lines) {
      for (int other = 0; other < lines.size(); other++) {
        int known = 0;
        for (int i = 0; i < line.seen.length; i++) {
          if (line.seen[i][other] > known) {
            known = line.seen[i][other];
            text.append(text.length() == 0 ? "" : ", ");
            text.append(lines.get(other).name).append(known).append(" before ").append(line.name).append(i + 1);
          }
        }
      }
    }
    return text.toString();
  }

  /**
   * Makes the calls one after the other, in every order that keeps each thread's own. Each beginning of an order is an
   * outcome when its last call is made ({@code ABA?}), and once more, with its results, when that has returned.
   */
  void orders(String mark) {
    prepare();
    Check.outcome(mark + ": " + results(false));
    int[] done = new int[lines.size()];
    StringBuilder order = new StringBuilder();
    for (; ; ) {
      List<Integer> left = new ArrayList<>();
      for (int t = 0; t < done.length; t++) {
        if (done[t] < lines.get(t).results.length) {
          left.add(t);
        }
      }
      if (left.isEmpty()) {
        return;
      }
      int thread = left.get(Check.choose(0, left.size() - 1));
      Line line = lines.get(thread);
      order.append(line.name);
      Check.outcome(mark + order + "?");
      line.results[done[thread]] = perform(line.calls.get(done[thread]));
      done[thread]++;
      boolean isLast = left.size() == 1 && done[thread] == line.results.length;
      Check.outcome(mark + order + ": " + results(isLast));
    }
  }
}
