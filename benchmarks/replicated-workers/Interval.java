package replicatedworkers;

import java.util.ArrayList;
import java.util.List;

/** One piece of work. */
record Interval(double low, double high) {
  double middle() {
    return (low + high) / 2;
  }

  double width() {
    return high - low;
  }

  List<Interval> split(int parts) {
    List<Interval> pieces = new ArrayList<>();
    for (int i = 0; i < parts; i++) {
      pieces.add(new Interval(low + width() * i / parts, low + width() * (i + 1) / parts));
    }
    return pieces;
  }
}
