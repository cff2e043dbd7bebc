package montecarlo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The results of all threads, in the order in which they come. */
abstract class ResultBook {
  private final Result[] entries;
  private int count;

  ResultBook(int capacity) {
    entries = new Result[capacity];
  }

  abstract void add(Result result);

  synchronized int count() {
    return count;
  }

  protected final synchronized void enter(int place, Result result) {
    entries[place] = result;
    count = place + 1;
  }

  /** By number of the task. */
  synchronized List<Result> results() {
    List<Result> sorted = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      sorted.add(entries[i]);
    }
    sorted.sort(Comparator.comparingInt(Result::task));
    return sorted;
  }
}
