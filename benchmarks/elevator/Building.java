package elevator;

import java.util.ArrayList;
import java.util.List;

/** The floors, and the bell by which idle lifts hear that somebody has come. */
class Building {
  private final Queue[] queues;
  private final int floors;
  private int rings;
  private boolean closed;

  Building(int floors, int people) {
    this.floors = floors;
    List<Queue> all = new ArrayList<>();
    for (int floor = 0; floor < floors; floor++) {
      if (floor < floors - 1) {
        all.add(new Queue(floor, Direction.UP, people));
      }
      if (floor > 0) {
        all.add(new Queue(floor, Direction.DOWN, people));
      }
    }
    queues = all.toArray(new Queue[0]);
  }

  int floors() {
    return floors;
  }

  /** Somebody comes in and presses the button. */
  void arrive(Person person) {
    for (Queue queue : queues) {
      if (queue.floor == person.from() && queue.direction == person.direction()) {
        queue.join(person);
      }
    }
    ring();
  }

  /** A copy, for a lift to keep. */
  Queue[] queues() {
    return queues.clone();
  }

  synchronized void ring() {
    rings++;
    notifyAll();
  }

  synchronized int rings() {
    return rings;
  }

  /** Nobody will come any more. */
  synchronized void close() {
    closed = true;
    notifyAll();
  }

  /** Waits for the bell to ring again after so many rings; false when it never will. */
  synchronized boolean awaitRing(int heard) throws InterruptedException {
    while (rings == heard && !closed) {
      wait();
    }
    return rings != heard;
  }
}
