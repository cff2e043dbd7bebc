import hashmapwrapper.HashMapWrapper;
import hashsetcoarse.CoarseHashSet;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import linkedqueuewrapper.LinkedQueueWrapper;
import listsetoptimistic.CarelessOptimisticListSet;
import listsetreadwrite.CarelessReadWriteListSet;
import structureclient.CarelessSet;
import structureclient.IntList;
import structureclient.IntQueue;
import structureclient.IntSet;
import treesetcas.NonBlockingTreeSet;
import weaveproof.Check;

/**
 * A bounded client of a structure, as the paper on stateful reduction has them: {@code CallClient check|observe STRUCTURE CALLS…}. There is a
 * thread for each word of calls: {@code a1r2} adds 1, then removes 2. Capital letters are calls that the structure makes carelessly.
 *
 * <p>Afterwards the answers of all calls together with what is left must be what some order of the calls, one at a time, each
 * thread's in its own order, would have given. With {@code observe} both are reported, and nothing fails; bench/por runs it.
 */
public final class CallClient {
  private static final int ADD = 0;
  private static final int REMOVE = 1;
  private static final int KINDS = 4; // the other two are the same, careless
  private static final int CALL_BITS = 6; // of a call in a number, which has room for ten
  private static final int ANSWER_BITS = 4;
  private static final int MOST_CALLS = 8;
  private static final int MOST_KEY = 9;

  private interface Structure {
    /** 1 or 0 for true and false; what came out of a queue. */
    int call(int kind, int key);

    int[] content();
  }

  /** What it should hold, as a number, and how calls change it. */
  private interface Model {
    int answer(long content, int kind, int key);

    long after(long content, int kind, int key);

    long of(int[] content);
  }

  /** Final fields are no matter of other threads, so that only the structure itself is. */
  private static final class Worker extends Thread {
    private final Structure structure;
    private final long calls; // the first in the lowest bits
    private final int count;
    private long answers;

    Worker(Structure structure, long calls, int count) {
      this.structure = structure;
      this.calls = calls;
      this.count = count;
    }

    @Override
    public void run() {
      long own = 0;
      for (int i = 0; i < count; i++) {
        own |= (long) structure.call(kind(i), key(i)) << ANSWER_BITS * i;
      }
      answers = own;
    }

    int kind(int i) {
      return (int) (calls >> CALL_BITS * i) & KINDS - 1;
    }

    int key(int i) {
      return (int) (calls >> CALL_BITS * i) >> 2 & (1 << CALL_BITS - 2) - 1;
    }

    int answer(int i) {
      return (int) (answers >> ANSWER_BITS * i) & (1 << ANSWER_BITS) - 1;
    }
  }

  private static final class SetModel implements Model {
    @Override
    public int answer(long content, int kind, int key) {
      boolean isThere = (content & 1L << key) != 0;
      return isThere == (kind % 2 == REMOVE) ? 1 : 0;
    }

    @Override
    public long after(long content, int kind, int key) {
      return kind % 2 == ADD ? content | 1L << key : content & ~(1L << key);
    }

    @Override
    public long of(int[] content) {
      long bits = 0;
      for (int key : content) {
        bits |= 1L << key;
      }
      return bits;
    }
  }

  /** The items as digits, the oldest in the lowest place. */
  private static final class QueueModel implements Model {
    @Override
    public int answer(long content, int kind, int key) {
      return kind % 2 == ADD ? 1 : (int) (content % (MOST_KEY + 1));
    }

    @Override
    public long after(long content, int kind, int key) {
      if (kind % 2 == REMOVE) {
        return content / (MOST_KEY + 1);
      }
      long place = 1;
      while (content / place != 0) {
        place *= MOST_KEY + 1;
      }
      return content + key * place;
    }

    @Override
    public long of(int[] content) {
      long number = 0;
      for (int i = content.length; i-- > 0; ) {
        number = number * (MOST_KEY + 1) + content[i];
      }
      return number;
    }
  }

  private static final class SetStructure implements Structure {
    private final IntSet set;

    SetStructure(IntSet set) {
      this.set = set;
    }

    @Override
    public int call(int kind, int key) {
      return answer(kind, key) ? 1 : 0;
    }

    private boolean answer(int kind, int key) {
      switch (kind) {
        case ADD:
          return set.add(key);
        case REMOVE:
          return set.remove(key);
        case 2 + ADD:
          return ((CarelessSet) set).addCarelessly(key);
        default:
          return ((CarelessSet) set).removeCarelessly(key);
      }
    }

    @Override
    public int[] content() {
      return set.content();
    }
  }

  private static final class QueueStructure implements Structure {
    private final IntQueue queue;

    QueueStructure(IntQueue queue) {
      this.queue = queue;
    }

    @Override
    public int call(int kind, int key) {
      if (kind == REMOVE) {
        return queue.dequeue();
      }
      queue.enqueue(key);
      return 1;
    }

    @Override
    public int[] content() {
      return queue.content();
    }
  }

  private static final class MapStructure implements Structure {
    private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    @Override
    public int call(int kind, int key) {
      return kind == ADD ? (map.put(key, key) == null ? 1 : 0) : (map.remove(key) != null ? 1 : 0);
    }

    @Override
    public int[] content() {
      IntList keys = new IntList();
      for (int key : map.keySet()) {
        keys.add(key);
      }
      return keys.toSortedArray();
    }
  }

  private static Structure structureOf(String name) {
    switch (name) {
      case "list-set-read-write":
        return new SetStructure(new CarelessReadWriteListSet());
      case "list-set-optimistic":
        return new SetStructure(new CarelessOptimisticListSet());
      case "tree-set-cas":
        return new SetStructure(new NonBlockingTreeSet());
      case "hash-set-coarse":
        return new SetStructure(new CoarseHashSet());
      case "hash-map-wrapper":
        return new SetStructure(new HashMapWrapper());
      case "linked-queue-wrapper":
        return new QueueStructure(new LinkedQueueWrapper());
      case "concurrent-hash-map":
        return new MapStructure();
      default:
        throw new IllegalArgumentException("there is no structure " + name);
    }
  }

  private static Worker workerOf(Structure structure, String calls) {
    int count = calls.length() / 2;
    if (calls.length() % 2 != 0 || count > MOST_CALLS) {
      throw new IllegalArgumentException(calls + " is no list of up to " + MOST_CALLS + " calls as a1r2");
    }
    long number = 0;
    for (int i = 0; i < count; i++) {
      int kind = "arAR".indexOf(calls.charAt(2 * i));
      int key = calls.charAt(2 * i + 1) - '0';
      if (kind < 0 || key < 1 || key > MOST_KEY) {
        throw new IllegalArgumentException(calls.substring(2 * i, 2 * i + 2) + " is no call as a1 or r9");
      }
      number |= (long) (kind | key << 2) << CALL_BITS * i;
    }
    return new Worker(structure, number, count);
  }

  /** Looks for an order of the calls that explains the answers: a search with memory of where it failed. */
  private static final class Witness {
    private final Worker[] workers;
    private final Model model;
    private final long end;
    private final Set<String> failed = new HashSet<>();

    Witness(Worker[] workers, Model model, long end) {
      this.workers = workers;
      this.model = model;
      this.end = end;
    }

    boolean from(int[] done, long content) {
      boolean isOver = true;
      for (int i = 0; i < workers.length; i++) {
        int next = done[i];
        if (next == workers[i].count) {
          continue;
        }
        isOver = false;
        int kind = workers[i].kind(next);
        int key = workers[i].key(next);
        if (workers[i].answer(next) != model.answer(content, kind, key)) {
          continue;
        }
        long after = model.after(content, kind, key);
        done[i]++;
        String place = Arrays.toString(done) + after;
        if (!failed.contains(place)) {
          if (from(done, after)) {
            return true;
          }
          failed.add(place);
        }
        done[i]--;
      }
      return isOver && content == end;
    }
  }

  private static String answersOf(Worker[] workers) {
    StringBuilder text = new StringBuilder();
    for (Worker worker : workers) {
      for (int i = 0; i < worker.count; i++) {
        text.append(worker.answer(i));
      }
      text.append(' ');
    }
    return text.toString();
  }

  public static void main(String[] arguments) throws InterruptedException {
    if (arguments.length < 3 || !(arguments[0].equals("check") || arguments[0].equals("observe"))) {
      throw new IllegalArgumentException("arguments: (check | observe) structure calls...");
    }
    Structure structure = structureOf(arguments[1]);
    Worker[] workers = new Worker[arguments.length - 2];
    for (int i = 0; i < workers.length; i++) {
      workers[i] = workerOf(structure, arguments[i + 2]);
    }
    for (Worker worker : workers) {
      worker.start();
    }
    for (Worker worker : workers) {
      worker.join();
    }
    Model model = structure instanceof QueueStructure ? new QueueModel() : new SetModel();
    boolean isAdmitted = false;
    String seen = answersOf(workers);
    try {
      int[] content = structure.content();
      isAdmitted = new Witness(workers, model, model.of(content)).from(new int[workers.length], 0);
      seen += Arrays.toString(content);
    } catch (AssertionError broken) {
      seen += broken.getMessage();
    }
    Check.outcome((isAdmitted ? "admitted: " : "wrong: ") + seen);
    if (!isAdmitted && arguments[0].equals("check")) {
      throw new AssertionError("no order of the calls gives " + seen);
    }
  }
}
