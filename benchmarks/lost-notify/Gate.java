package lostnotify;

/** Closed at first. Opening it lets everybody into the heat of that number, and closes it again for the next one. */
interface Gate {
  void open();

  /** Waits until the gate has been opened for this heat; heats are counted from one. */
  void pass(int heat) throws InterruptedException;
}
