// A list with elements of different times.
// options: --calls 'set(1); both()' --operations 1
// wrong: both() = [1, 0]
import java.util.List;

class TornList {
  private volatile int first, second;

  void set(int value) {
    first = value;
    second = value;
  }

  List<Integer> both() {
    return List.of(first, second);
  }
}

class TornListRight {
  private volatile int first, second;

  synchronized void set(int value) {
    first = value;
    second = value;
  }

  synchronized List<Integer> both() {
    return List.of(first, second);
  }
}
