package papabench;

/** What a task does once in each period. What it remembers from one period to the next is in here. */
interface Cycle {
  void run();
}
