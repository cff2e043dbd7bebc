package cdx;

import java.util.ArrayList;
import java.util.List;

/** Who flies in this sky, and what a radar sees of it. */
record Traffic(List<Flight> flights) {
  /** Pairs that come from opposite sides. Some of them collide in the middle, others pass at a distance. */
  private static final List<String> SCRIPT = List.of(
      "100, 4*t - 10,            0,                        10 + tri(t/3)",
      "101, 10 - 4*t,            0,                        10 + tri(t/3)",
      "110, 4*t - 14,            30,                       9",
      "111, 14 - 4*t,            36,                       9",
      "120, 60 + 10*tri(t/8),    2*t - 20,                 11",
      "121, 60 + 10*tri(t/8),    20 - 2*t,                 11",
      "130, -40 + (t - 5)*2,     -40 - (t - 5)*2,          8 + t/50",
      "131, -40 - (t - 5)*2,     -40 - (t - 5)*2,          8 + t/40");

  static Traffic of(int aircraft) {
    List<Flight> flights = new ArrayList<>();
    for (int i = 0; i < aircraft; i++) {
      flights.add(Flight.parse(SCRIPT.get(i)));
    }
    return new Traffic(flights);
  }

  RawFrame frame(int number) {
    RawFrame frame = new RawFrame(number, flights.size());
    for (int i = 0; i < flights.size(); i++) {
      Flight flight = flights.get(i);
      frame.set(i, flight.callSign(), flight.at(number));
    }
    return frame;
  }
}
